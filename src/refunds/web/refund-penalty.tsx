import { fullDate } from '#calendar/written.ts'
import { persianDigits } from '#money/digits.ts'
import type { PenaltyStep } from '#penalties/penalty-step.ts'
import type { Refundable } from '#refunds/answered.ts'
import { Note } from '#web/ui/note.tsx'
import { nextWritten, PenaltyClock } from '#web/ui/penalty-clock.tsx'
import { PenaltyLine } from '#web/ui/penalty-line.tsx'
import { homeZone } from '#web/ui/penalty-moments.ts'

interface Props {
  readonly refundable: Refundable
  readonly steps: readonly PenaltyStep[]
  readonly boughtOn: string
  /** tickets the steps are of */
  readonly tickets: number
}

/** as many as stand side by side on a phone */
const mostStops = 6

/** What is kept at this moment, what comes next, and every later step in toman. */
export function RefundPenalty({ refundable, steps, boughtOn, tickets }: Props) {
  const [leg] = refundable.legs
  const zone = leg === undefined ? homeZone : Temporal.ZonedDateTime.from(leg.departure).timeZoneId
  return (
    <section className="card refund-part" aria-labelledby="refund-penalty">
      <h2 id="refund-penalty">
        جریمه در این لحظه <small>برای {persianDigits(tickets)} بلیت</small>
      </h2>
      {leg !== undefined && (
        <p className="refund-soft">
          طبق {leg.source}، برقرار از {fullDate(Temporal.PlainDate.from(leg.effectiveFrom))}؛ هرچه زودتر،
          کمتر.
        </p>
      )}
      {steps.length < mostStops && <PenaltyLine steps={steps} boughtOn={boughtOn} zone={zone} />}
      <Note tone="warn">{nextWritten(steps, zone)}</Note>
      <details className="refund-steps">
        <summary>همهٔ پله‌ها به تومان</summary>
        <PenaltyClock steps={steps} zone={zone} />
      </details>
    </section>
  )
}
