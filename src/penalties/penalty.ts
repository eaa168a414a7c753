import { minus, percentOf, plus, type Rial, rial, sum, times, ZERO } from '#money/rial.ts'
import { paidBack } from '#penalties/paid-with-discount.ts'
import {
  type Beginning,
  beginningWords,
  type CutOff,
  instantOf,
  type Moment,
  momentWords,
  type PenaltyLadder,
} from '#penalties/penalty-ladder.ts'
import type { PenaltyStep, RefundSummary } from '#penalties/penalty-step.ts'
import { type Protection, retainedOf } from '#penalties/protection.ts'

export interface FarePaid {
  readonly count: number
  readonly baseFare: Rial
  readonly totalPrice: Rial
  /** discount within the totals; deducted from refunds first */
  readonly discount?: Rial
  /** bought with each of them, beside `totalPrice` */
  readonly protection?: Protection
}

export interface PenaltyRequest {
  readonly stretches: readonly Stretch[]
  readonly prices: readonly FarePaid[]
  readonly now: Temporal.Instant
}

/** §9: domestic until 12:00 the day before, local to the departure airport; others until departure. */
const cutOffs = {
  'noon-before': { daysBefore: 1, hour: 12 },
  departure: { hoursBefore: 0 },
} as const satisfies Record<CutOff, Moment>

/** Without `from` since the purchase, without `until` for ever. */
export interface Stretch {
  readonly label: string
  readonly from: Temporal.Instant | undefined
  readonly until: Temporal.Instant | undefined
  readonly percent: number
}

/** In rial. Below 100 percent, taxes are refunded in full. */
export function penaltySteps({ stretches, prices, now }: PenaltyRequest): readonly PenaltyStep[] {
  return stretches.map((stretch) => ({
    label: stretch.label,
    from: stretch.from?.toString() ?? null,
    until: stretch.until?.toString() ?? null,
    percent: stretch.percent,
    ...stepAmounts(prices, stretch.percent),
    state: stateAt(stretch, now),
  }))
}

export function stepAmounts(
  prices: readonly FarePaid[],
  percent: number,
): { readonly penalty: Rial; readonly refund: Rial } {
  const all = prices.map(({ count, protection, ...price }) => {
    const { totalPrice, discount = ZERO } = price
    const total = plus(totalPrice, protection?.price ?? ZERO)
    const { kept } = retainedOf(penaltyOf([{ ...price, count: 1 }], percent), percent, protection)
    const back = paidBack({ total, discount }, kept)
    return { penalty: times(back.penalty, count), refund: times(back.refund, count) }
  })
  return { penalty: sum(all.map(({ penalty }) => penalty)), refund: sum(all.map(({ refund }) => refund)) }
}

/** The step that holds now and the one after, in short; an adult's price is the first. */
export function refundSummary({ stretches, prices, now }: PenaltyRequest): RefundSummary {
  const at = stretches.findIndex((stretch) => stateAt(stretch, now) === 'now')
  const [holding, next] = [stretches[at], stretches[at + 1]]
  if (holding === undefined) throw new RangeError('a penalty ladder without a step for now')
  const each = prices.slice(0, 1).map((price) => ({ ...price, count: 1 }))
  const back = ({ percent }: Stretch) => stepAmounts(each, percent).refund
  return {
    penaltyNow: holding.percent < 100 ? penaltyOf(prices, holding.percent) : null,
    percentNow: holding.percent,
    until: holding.until?.toString() ?? null,
    back: back(holding),
    next: next === undefined ? null : { percent: next.percent, back: back(next) },
  }
}

/** Rounded to whole toman, so that penalty and refund add up to the price. */
export function penaltyOf(prices: readonly FarePaid[], percent: number): Rial {
  return prices.reduce((kept, { count, baseFare, totalPrice }) => {
    const each = percent >= 100 ? totalPrice : wholeTomans(percentOf(baseFare, percent))
    return plus(kept, times(each, count))
  }, ZERO)
}

function wholeTomans(amount: Rial): Rial {
  return minus(amount, rial(amount % 10))
}

/** A waiver (`waiver.ts`) refunds everything; then the ladder's cut-off, then the ladder. Local to the departure airport. */
export function penaltyStretches(
  ladder: PenaltyLadder,
  departure: Temporal.ZonedDateTime,
): readonly Stretch[] {
  const { beginning = 'departure' } = ladder
  const last = cutOffs[ladder.cutOff]
  const cutOff = instantOf(last, departure)
  const before: Stretch[] = []
  let from: Temporal.Instant | undefined
  for (const step of ladder.steps) {
    if (from !== undefined && Temporal.Instant.compare(from, cutOff) >= 0) break
    const end = step.until === undefined ? cutOff : earlier(instantOf(step.until, departure), cutOff)
    const words = momentWords(step.until === undefined || end.equals(cutOff) ? last : step.until, beginning)
    before.push({ label: `تا ${words}`, from, until: end, percent: step.percent })
    from = end
  }
  const after: Stretch = {
    label: `پس از ${momentWords(last, beginning)}`,
    from: cutOff,
    until: undefined,
    percent: 100,
  }
  return joined([...before, after], beginning)
}

function joined(all: readonly Stretch[], beginning: Beginning): readonly Stretch[] {
  const steps: Stretch[] = []
  for (const stretch of all) {
    const last = steps.at(-1)
    if (last?.percent !== stretch.percent) steps.push(stretch)
    else {
      const label = joinedLabel(last, stretch, beginning)
      steps[steps.length - 1] = { ...last, until: stretch.until, label }
    }
  }
  return steps
}

function joinedLabel(first: Stretch, last: Stretch, beginning: Beginning): string {
  if (last.until !== undefined) return last.label
  return first.from === undefined
    ? `از خرید تا ${beginningWords[beginning]}`
    : first.label.replace(/^تا .*/, 'پس از آن')
}

export function stateAt({ from, until }: Stretch, now: Temporal.Instant): PenaltyStep['state'] {
  if (until !== undefined && Temporal.Instant.compare(now, until) >= 0) return 'past'
  return from === undefined || Temporal.Instant.compare(now, from) >= 0 ? 'now' : 'ahead'
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b
}
