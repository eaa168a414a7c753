import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { WaiverOnWire, waiverDeskCalls } from '#desk/waiver-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/text-in.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

export function ProposeWaiver({ waiver }: { readonly waiver: WaiverOnWire }) {
  const { isBusy, faults, begin } = useAction(['reason'])
  const [number, setNumber] = useState<number>()
  const mayPropose = useMay('waivers.propose')
  async function propose(form: FormData) {
    const proposed = await askDesk<typeof waiverDeskCalls.propose>('POST /api/desk/waivers', {
      body: { ...waiver, reason: textIn(form, 'reason') },
    })
    setNumber(proposed.number)
  }
  return (
    <section className="desk-panel" aria-labelledby="waiver-title">
      <h2 id="waiver-title">پیشنهاد معافیت</h2>
      <Note>یک نفر پیشنهاد می‌دهد و نفر دوم تأیید می‌کند؛ آنچه اعلام شد قولی به مسافران است و می‌ماند.</Note>
      {!mayPropose && <p>نقش شما فقط دیدن است.</p>}
      {mayPropose && number === undefined && (
        <form
          className="desk-form"
          onSubmit={(event) => {
            event.preventDefault()
            void begin(() => propose(new FormData(event.currentTarget)), event.currentTarget)
          }}
        >
          <TextField label="دلیل و منبع" name="reason" error={faults['reason']} />
          <RefusalNote says={faults['']} />
          <Button type="submit" kind="commit" busy={isBusy && 'در حال انجام…'}>
            پیشنهاد به نفر دوم
          </Button>
        </form>
      )}
      {number !== undefined && (
        <Note tone="good" announced>
          پیشنهاد {persianDigits(number)} ثبت شد؛ در <Link to="/desk/approvals">تأییدها</Link> منتظر نفر دوم
          است.
        </Note>
      )}
    </section>
  )
}
