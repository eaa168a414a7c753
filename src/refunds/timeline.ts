import type { Rial } from '#money/rial.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { type Stretch, stateAt } from '#penalties/penalty.ts'
import type { PenaltyStep } from '#penalties/penalty-step.ts'
import { type Reckoning, stretchAt } from '#refunds/reckoning.ts'
import { chosenOf, type Refund, refundOf } from '#refunds/refund.ts'

/** B01: refund steps since purchase, rial; steps of several legs combined, neighbours with equal amounts merged. */
export function timelineOf(
  reckoning: Reckoning,
  chosen: readonly RefundItem[],
  now: Temporal.Instant,
): readonly PenaltyStep[] {
  const legs = [...new Set(chosenOf(reckoning, chosen).map(({ leg }) => leg))]
  const ends = endsOf(legs.flatMap((leg) => reckoning.stretches.get(leg) ?? []))
  const steps: PenaltyStep[] = []
  for (const [index, until] of [...ends, undefined].entries()) {
    const stretch = { from: ends[index - 1], until }
    const at = stretch.from ?? Temporal.Instant.fromEpochMilliseconds(0)
    const refund = refundOf(reckoning, chosen, at)
    const last = steps.at(-1)
    if (last?.refund === refund.refund && last.percent === percentOf(refund)) {
      steps.pop()
      stretch.from = fromOf(last)
    }
    steps.push({ ...momentsOf(stretch, now), ...amountsOf(reckoning, refund, at) })
  }
  return steps
}

export function nextFall(
  steps: readonly PenaltyStep[],
): { readonly at: Temporal.Instant; readonly step: PenaltyStep; readonly next: PenaltyStep } | undefined {
  const index = steps.findIndex(({ state }) => state === 'now')
  const [step, next] = [steps[index], steps[index + 1]]
  if (step === undefined || next === undefined || step.until === null) return undefined
  return { at: Temporal.Instant.from(step.until), step, next }
}

function endsOf(stretches: readonly Stretch[]): readonly Temporal.Instant[] {
  const ends = stretches.flatMap(({ until }) => (until === undefined ? [] : [until]))
  const sorted = ends.toSorted((a, b) => Temporal.Instant.compare(a, b))
  return sorted.filter((end, index) => index === 0 || sorted[index - 1]?.equals(end) === false)
}

function momentsOf(stretch: Pick<Stretch, 'from' | 'until'>, now: Temporal.Instant) {
  return {
    from: stretch.from?.toString() ?? null,
    until: stretch.until?.toString() ?? null,
    state: stateAt({ label: '', percent: 0, ...stretch }, now),
  }
}

function fromOf({ from }: PenaltyStep): Temporal.Instant | undefined {
  return from === null ? undefined : Temporal.Instant.from(from)
}

function amountsOf(reckoning: Reckoning, refund: Refund, at: Temporal.Instant) {
  const [first] = refund.items
  return {
    label: first === undefined ? '' : stretchAt(reckoning, first.leg, at).label,
    percent: percentOf(refund),
    penalty: refund.penalty,
    refund: refund.refund,
  }
}

/** A common percent, else the kept share of the price. */
function percentOf({ items, paid, penalty }: Refund): number {
  const percents = new Set(items.map(({ percent }) => percent))
  const [only] = percents
  if (percents.size === 1 && only !== undefined) return only
  return share(penalty, paid)
}

function share(part: Rial, whole: Rial): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}
