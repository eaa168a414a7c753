import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { type ChangeName, changeNames } from '#desk/web/flights/changes.ts'
import { declareFlight } from '#desk/web/flights/declare-flight.ts'
import type { FlightOnPage } from '#desk/web/flights/flights-page.server.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly flight: FlightOnPage
  readonly what: ChangeName
}

/** Does it, or proposes it, with a reason. */
export function DeclarePanel({ flight, what }: Props) {
  const mayDeclare = useMay('flights.declare')
  const mayCancel = useMay('flights.cancel')
  const { isBusy, faults, begin } = useAction(['reason', 'aircraft'])
  const { revalidate } = useRevalidator()
  const [done, setDone] = useState<string>()
  const isCancelling = what === 'cancelled'
  async function declare(form: FormData) {
    setDone(await declareFlight({ flight, what }, form))
    await revalidate()
  }
  return (
    <section className="desk-panel" aria-labelledby="declare-title">
      <h2 id="declare-title">اعلام «{changeNames[what]}»</h2>
      {isCancelling && <Note>لغو را یک نفر پیشنهاد می‌دهد و نفر دوم تأیید می‌کند.</Note>}
      {!(isCancelling ? mayCancel : mayDeclare) && <p>نقش شما فقط دیدن است.</p>}
      {(isCancelling ? mayCancel : mayDeclare) && done === undefined && (
        <form
          className="desk-form"
          onSubmit={(event) => {
            event.preventDefault()
            void begin(() => declare(new FormData(event.currentTarget)), event.currentTarget)
          }}
        >
          {what === 'aircraft' && <TextField label="هواپیما" name="aircraft" error={faults['aircraft']} />}
          <TextField label="دلیل" name="reason" error={faults['reason']} />
          <RefusalNote says={faults['']} />
          <Button type="submit" kind="commit" busy={isBusy && 'در حال انجام…'}>
            {isCancelling ? 'پیشنهاد لغو به نفر دوم' : 'اعلام'}
          </Button>
        </form>
      )}
      {done !== undefined && (
        <Note tone="good" announced>
          {done}
        </Note>
      )}
      {done !== undefined && isCancelling && <Link to="/desk/approvals">تأییدها</Link>}
    </section>
  )
}
