import type { SubmitEvent } from 'react'
import { CorrectionOutcome } from '#flights/corrections/web/correction-outcome.tsx'
import type { Correctable } from '#flights/corrections/web/correction-page.tsx'
import { useCorrection } from '#flights/corrections/web/use-correction.ts'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { persianDigits } from '#money/digits.ts'
import { TravellerFields } from '#passengers/web/traveller-fields.tsx'
import { useFaultFocus } from '#passengers/web/use-fault-focus.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

export function CorrectionForm({ loaded }: { readonly loaded: Correctable }) {
  const correction = useCorrection(loaded)
  const { draft, faults, checked, made, travel } = correction
  const { ref, focusFault } = useFaultFocus()
  useDoneBefore(ref)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await correction.check())) focusFault()
  }
  const count = Object.keys(faults).length
  if (made !== undefined) return <CorrectionOutcome {...{ loaded, correction }} />
  return (
    <>
      <p className="correction-soft">
        آنچه روی بلیت نادرست است را درست بنویسید. پیش از ثبت می‌گوییم چه می‌شود و هزینه‌ای دارد یا نه.
      </p>
      <form ref={ref} className="card correction-form" noValidate onSubmit={(event) => void send(event)}>
        {count > 0 && (
          <Note tone="bad" announced>
            {persianDigits(count)} مورد باید اصلاح شود.
          </Note>
        )}
        <TravellerFields
          name="passenger"
          document={loaded.travel.document}
          draft={draft}
          faults={faults}
          travel={travel}
          onChange={correction.change}
          onLeave={correction.leave}
        />
        {checked === undefined && (
          <div className="correction-acts">
            <RefusalNote says={correction.declined} />
            <Button
              type="submit"
              busy={correction.busy === 'check' && 'در حال بررسی…'}
              // keeps focus: a fault shown on blur would move the button from under the press
              onMouseDown={(event) => event.preventDefault()}
            >
              بررسی اصلاح
            </Button>
            <LinkButton kind="ghost" to={flightOrderPath(loaded.orderId)}>
              انصراف
            </LinkButton>
          </div>
        )}
      </form>
      <CorrectionOutcome {...{ loaded, correction }} />
    </>
  )
}
