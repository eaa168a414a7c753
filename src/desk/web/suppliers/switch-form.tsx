import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { supplierDeskCalls } from '#desk/suppliers-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/text-in.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly supplier: string
  readonly isOff: boolean
  readonly isResting: boolean
}

/** On every server, a second or two later. Who rests may be woken. */
export function SwitchForm({ supplier, isOff, isResting }: Props) {
  const { isBusy, faults, begin } = useAction(['reason'])
  const { revalidate } = useRevalidator()
  async function change(form: HTMLFormElement, becomesOff: boolean) {
    await askDesk<typeof supplierDeskCalls.switch>('POST /api/desk/suppliers/switch', {
      body: { supplier, isOff: becomesOff, reason: textIn(new FormData(form), 'reason') },
    })
    form.reset()
    await revalidate()
  }
  return (
    <form
      className="desk-form"
      data-first-focus
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void begin(() => change(form, !isOff && !isResting), form)
      }}
    >
      <TextField label="دلیل بستن یا باز کردن" name="reason" error={faults['reason']} />
      <RefusalNote says={faults['']} />
      <Button type="submit" kind={isOff || isResting ? 'commit' : 'bad'} busy={isBusy && 'در حال انجام…'}>
        {isOff || isResting ? 'باز کردن' : 'بستن روی همهٔ کارسازها'}
      </Button>
    </form>
  )
}
