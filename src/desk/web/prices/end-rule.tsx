import { useAction } from '#accounts/web/use-action.ts'
import type { priceCalls } from '#desk/prices-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { RuleOnPage } from '#desk/web/prices/prices-page.server.ts'
import { textIn } from '#desk/web/text-in.ts'
import { persianDigits } from '#money/digits.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly rule: RuleOnPage | undefined
  readonly onClose: () => void
}

/** Proposes to take it back; another one does. */
export function EndRule({ rule, onClose }: Props) {
  return (
    <Modal
      open={rule !== undefined}
      onClose={onClose}
      title={`پس گرفتن قاعدهٔ ${persianDigits(rule?.id ?? 0)}`}
    >
      {rule && <EndForm rule={rule} onDone={onClose} />}
    </Modal>
  )
}

function EndForm({ rule, onDone }: { readonly rule: RuleOnPage; readonly onDone: () => void }) {
  const { isBusy, faults, begin } = useAction(['reason'])
  async function propose(form: FormData) {
    await askDesk<typeof priceCalls.proposeEnd>('POST /api/desk/prices/rules/{id}/end', {
      params: { id: String(rule.id) },
      body: { reason: textIn(form, 'reason') },
    })
    onDone()
  }
  return (
    <form
      className="desk-form"
      data-first-focus
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => propose(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      <p>
        {rule.effect}؛ {rule.about}
      </p>
      <TextField label="دلیل" name="reason" error={faults['reason']} />
      <RefusalNote says={faults['']} />
      <Button type="submit" busy={isBusy && 'در حال فرستادن…'}>
        پیشنهاد به نفر دوم
      </Button>
    </form>
  )
}
