import { fullDate } from '#calendar/written.ts'
import { persianDigits } from '#money/digits.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import { boughtWords } from '#orders/bought-words.ts'
import type { PenaltyStep } from '#penalties/penalty-step.ts'
import type { Refundable } from '#refunds/answered.ts'
import { hasSeveralZones, zoneOf } from '#refunds/web/zone-of.ts'
import { Note } from '#web/ui/note.tsx'
import { nextWritten, PenaltyClock } from '#web/ui/penalty-clock.tsx'
import { PenaltyLine } from '#web/ui/penalty-line.tsx'

interface Props {
  readonly refundable: Refundable
  readonly steps: readonly PenaltyStep[]
  readonly boughtOn: string
  /** tickets or rooms the steps are of */
  readonly tickets: number
}

/** as many as stand side by side on a phone */
const mostStops = 6

/** «طبق …، برقرار از …؛» once for each table that holds. */
function sourcesWritten({ legs }: Refundable): string {
  const each = legs.map(
    ({ source, effectiveFrom }) =>
      `طبق ${source}، برقرار از ${fullDate(Temporal.PlainDate.from(effectiveFrom))}؛`,
  )
  return [...new Set(each)].join(' ')
}

/** What is kept at this moment, what comes next, and every later step in toman. */
export function RefundPenalty(props: Props) {
  return props.refundable.product === 'visa' ? <StagePenalty {...props} /> : <ClockPenalty {...props} />
}

/** Of a visa it is how far the work is that says what is kept. */
function StagePenalty({ steps, tickets }: Props) {
  const now = steps.find(({ state }) => state === 'now')
  return (
    <section className="card refund-part" aria-labelledby="refund-penalty">
      <h2 id="refund-penalty">
        کسر در این مرحله <small>برای {persianDigits(tickets)} متقاضی</small>
      </h2>
      <p>
        کسر <bdi dir="ltr">{inToman(rial(now?.penalty ?? 0))}</bdi>، برگشتی{' '}
        <bdi dir="ltr">{inToman(rial(now?.refund ?? 0))}</bdi> تومان. {now?.label}
      </p>
      <Note tone="warn">
        مبلغ را مرحلهٔ پرونده تعیین می‌کند، نه ساعت: هرچه پرونده جلوتر برود، کمتر برمی‌گردد.
      </Note>
    </section>
  )
}

function ClockPenalty({ refundable, steps, boughtOn, tickets }: Props) {
  const zone = zoneOf(refundable.legs)
  const words = boughtWords[refundable.product]
  return (
    <section className="card refund-part" aria-labelledby="refund-penalty">
      <h2 id="refund-penalty">
        جریمه در این لحظه{' '}
        <small>
          برای {persianDigits(tickets)} {words.part}
        </small>
      </h2>
      <p className="refund-soft">
        {sourcesWritten(refundable)} هرچه زودتر، کمتر.
        {hasSeveralZones(refundable.legs) && ' ساعت‌ها به وقت تهران است.'}
      </p>
      {steps.length < mostStops && (
        <PenaltyLine steps={steps} boughtOn={boughtOn} zone={zone} beginning={words.beginning} />
      )}
      <Note tone="warn">{nextWritten(steps, zone, words.beginning)}</Note>
      <details className="refund-steps">
        <summary>همهٔ پله‌ها به تومان</summary>
        <PenaltyClock steps={steps} zone={zone} beginning={words.beginning} />
      </details>
    </section>
  )
}
