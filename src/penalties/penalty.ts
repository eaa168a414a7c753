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

/** A party's fares: what each passenger of a kind pays. */
export interface FarePaid {
  readonly count: number
  readonly baseFare: Rial
  readonly totalPrice: Rial
  /** what of each total a voucher gave; it is taken back before anything returns */
  readonly discount?: Rial
}

export interface PenaltyRequest {
  readonly stretches: readonly Stretch[]
  readonly prices: readonly FarePaid[]
  readonly now: Temporal.Instant
}

/** §9: a domestic ticket can be given back until 12:00 the day before the flight, at the airport of departure; others until it leaves. */
const cutOffs = {
  'noon-before': { daysBefore: 1, hour: 12 },
  departure: { hoursBefore: 0 },
} as const satisfies Record<CutOff, Moment>

/** A stretch of time in which the same share is kept; without `from` since the purchase, without `until` for ever. */
export interface Stretch {
  readonly label: string
  readonly from: Temporal.Instant | undefined
  readonly until: Temporal.Instant | undefined
  readonly percent: number
}

/** A ladder worked out in rial for a party, step by step, of what they paid. Below 100 percent the taxes come back in full. */
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

/** What is kept and what comes back of what a party paid, at so many percent, in rial. */
export function stepAmounts(
  prices: readonly FarePaid[],
  percent: number,
): { readonly penalty: Rial; readonly refund: Rial } {
  const all = prices.map(({ count, ...price }) => {
    const { totalPrice: total, discount = ZERO } = price
    const back = paidBack({ total, discount }, penaltyOf([{ ...price, count: 1 }], percent))
    return { penalty: times(back.penalty, count), refund: times(back.refund, count) }
  })
  return { penalty: sum(all.map(({ penalty }) => penalty)), refund: sum(all.map(({ refund }) => refund)) }
}

/** The step that holds now, in short. */
export function refundSummary({ stretches, prices, now }: PenaltyRequest): RefundSummary {
  const holding = stretches.find((stretch) => stateAt(stretch, now) === 'now')
  if (holding === undefined) throw new RangeError('a penalty ladder without a step for now')
  return {
    penaltyNow: holding.percent < 100 ? penaltyOf(prices, holding.percent) : null,
    percentNow: holding.percent,
    until: holding.until?.toString() ?? null,
  }
}

/** What is kept of a party's fares at so many percent, in rial: of each whole tomans, so that what is shown kept and back is the price. */
export function penaltyOf(prices: readonly FarePaid[], percent: number): Rial {
  return prices.reduce((kept, { count, baseFare, totalPrice }) => {
    const each = percent >= 100 ? totalPrice : wholeTomans(percentOf(baseFare, percent))
    return plus(kept, times(each, count))
  }, ZERO)
}

function wholeTomans(amount: Rial): Rial {
  return minus(amount, rial(amount % 10))
}

/**
 * A ladder laid along the time before a departure (local to its airport). Order of precedence: a waiver (`waiver.ts`), such
 * as for a delay of more than two hours, returns everything; then the ladder's cut-off, after which nothing comes
 * back whatever the airline's table says; then the airline's or charterer's ladder.
 */
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

/** Neighbours that keep the same are one step: a fare that is never refunded has a single one. */
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

/** Where a moment stands to a stretch; the moment it ends no more belongs to it. */
export function stateAt({ from, until }: Stretch, now: Temporal.Instant): PenaltyStep['state'] {
  if (until !== undefined && Temporal.Instant.compare(now, until) >= 0) return 'past'
  return from === undefined || Temporal.Instant.compare(now, from) >= 0 ? 'now' : 'ahead'
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b
}
