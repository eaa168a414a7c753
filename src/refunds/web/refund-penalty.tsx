import { fullDate } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { isInRial, moneyUnit, priceText } from '#money/display-unit.ts'
import type { RefundWords } from '#orders/refund-face.ts'
import type { Refundable, RefundableItem } from '#refunds/responses.ts'
import { type Clock, clocksOf } from '#refunds/web/clocks-of.ts'
import { nextTexts, PenaltyClock } from '#web/ui/flight/penalty-clock.tsx'
import { PenaltyLine } from '#web/ui/flight/penalty-line.tsx'
import { baseTexts, isAbroad } from '#web/ui/flight/penalty-moments.ts'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly refundable: Refundable
  readonly words: RefundWords
  readonly items: readonly RefundableItem[]
  readonly boughtOn: string
}

/** steps that fit side by side on a phone */
const mostStops = 6

/** «جدول جریمه: …؛ برقرار از ….» once per source. */
function sourcesText({ legs }: Refundable): string {
  const each = legs.map(
    ({ source, effectiveFrom }) =>
      `جدول جریمه: ${source}؛ برقرار از ${fullDate(Temporal.PlainDate.from(effectiveFrom))}.`,
  )
  return [...new Set(each)].join(' ')
}

export function RefundPenalty(props: Props) {
  return props.words.isByStage ? <StagePenalty {...props} /> : <ClockPenalty {...props} />
}

function StagePenalty({ items, words }: Props) {
  const sum = (name: 'penalty' | 'refund') => items.reduce((total, item) => total + item[name], 0)
  return (
    <section className="card refund-part" aria-labelledby="refund-penalty">
      <h2 id="refund-penalty">
        کسر در این مرحله{' '}
        <small>
          برای {persianDigits(items.length)} {words.person}
        </small>
      </h2>
      <p>
        کسر <bdi dir="ltr">{priceText(sum('penalty'))}</bdi>، برگشتی{' '}
        <bdi dir="ltr">{priceText(sum('refund'))}</bdi> {moneyUnit()}.{' '}
        {items[0]?.steps.find(({ state }) => state === 'now')?.label}
      </p>
      <Note tone="warn">
        مبلغ را مرحلهٔ پرونده تعیین می‌کند، نه ساعت: هرچه پرونده جلوتر برود، کمتر برمی‌گردد.
      </Note>
    </section>
  )
}

function ClockPenalty({ refundable, words, items, boughtOn }: Props) {
  const clocks = clocksOf(refundable, items)
  return (
    <section className="card refund-part" aria-labelledby="refund-penalty">
      <h2 id="refund-penalty">
        جریمه در این لحظه{' '}
        <small>
          برای {persianDigits(items.length)} {words.part}
        </small>
      </h2>
      <p className="refund-soft">
        {sourcesText(refundable)} هرچه زودتر، کمتر.
        {items.some(({ protection }) => protection !== undefined) &&
          ' محافظت استرداد و بهای آن در این مبلغ‌ها حساب شده است.'}
      </p>
      {clocks.map((clock) => (
        <Steps
          key={clock.zone}
          clock={clock}
          isOneOfSeveral={clocks.length > 1}
          boughtOn={boughtOn}
          beginning={words.beginning}
        />
      ))}
    </section>
  )
}

interface StepsProps {
  readonly clock: Clock
  /** then the city is named */
  readonly isOneOfSeveral: boolean
  readonly boughtOn: string
  readonly beginning: string
}

function Steps({ clock: { zone, cityName, steps }, isOneOfSeveral, boughtOn, beginning }: StepsProps) {
  return (
    <>
      {isOneOfSeveral && (
        <h3>
          از {cityName} <small>به وقت {cityName}</small>
        </h3>
      )}
      {steps.length < mostStops && (
        <PenaltyLine steps={steps} boughtOn={boughtOn} zone={zone} beginning={beginning} />
      )}
      <Note tone="warn">
        {!isOneOfSeveral && isAbroad(zone) && `به وقت ${cityName}: `}
        {nextTexts(steps, zone, beginning)} {baseTexts(steps)}
      </Note>
      <details className="refund-steps">
        <summary>همهٔ پله‌ها به {isInRial() ? 'ریال' : 'تومان و ریال'}</summary>
        <PenaltyClock steps={steps} zone={zone} cityName={cityName} beginning={beginning} isWhole />
      </details>
    </>
  )
}
