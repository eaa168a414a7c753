import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { CodeFields } from '#desk/web/prices/code-fields.tsx'
import type { CodeMatter } from '#desk/web/prices/code-matter.ts'
import { sendCode } from '#desk/web/prices/send-code.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly matter: CodeMatter | undefined
  readonly onClose: () => void
  /** what was done, in words */
  readonly onDone: (says: string) => void
}

export function CodeDialog({ matter, onClose, onDone }: Props) {
  return (
    <Modal
      open={matter !== undefined}
      onClose={onClose}
      title={matter?.what === 'stop' ? 'بستن کد تخفیف' : 'کد تخفیف تازه'}
    >
      {matter && <CodeForm matter={matter} onDone={onDone} />}
    </Modal>
  )
}

const fields = ['code', 'percent', 'amount', 'most', 'leastTotal', 'startsAt', 'endsAt', 'untilDay']

function CodeForm({ matter, onDone }: { readonly matter: CodeMatter; readonly onDone: Props['onDone'] }) {
  const { isBusy, faults, begin } = useAction([...fields, 'usesLimit', 'usesPerUser', 'budget', 'reason'])
  const { revalidate } = useRevalidator()
  async function send(form: FormData) {
    const says = await sendCode(matter, form)
    await revalidate()
    onDone(says)
  }
  return (
    <form
      className="desk-form"
      data-first-focus
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => send(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      {matter.what === 'make' ? (
        <CodeFields products={matter.products} faults={faults} />
      ) : (
        <p>
          کد <bdi dir="ltr">{matter.code}</bdi> دیگر تخفیفی نمی‌دهد؛ آنچه با آن گرفته شده است می‌ماند.
        </p>
      )}
      <TextField label="دلیل" name="reason" error={faults['reason']} />
      <RefusalNote says={faults['']} />
      <Button type="submit" busy={isBusy && 'در حال فرستادن…'}>
        {matter.what === 'make' ? 'ساختن کد' : 'بستن کد'}
      </Button>
    </form>
  )
}
