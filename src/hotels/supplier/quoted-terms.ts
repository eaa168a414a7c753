import type { CancelStep } from '#hotels/responses.ts'
import type { RefundUntil } from '#hotels/supplier/offer.ts'
import { minus, plus, type Rial, rial, ZERO } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import { amountByRules } from '#orders/pricing/ruled-total.ts'
import { momentWords, type PenaltyLadder } from '#penalties/penalty-ladder.ts'

export interface QuotedTerms {
  readonly total: Rial
  readonly refunds: readonly RefundUntil[]
}

/** What rules made of the price goes back while anything does. */
export function withRules({ total, refunds }: QuotedTerms, rules: readonly RuleMade[]): QuotedTerms {
  const more = amountByRules(rules)
  return {
    total: plus(total, more),
    refunds: refunds.map((one) => ({
      ...one,
      refund: one.refund === ZERO ? ZERO : rial(Math.max(0, one.refund + more)),
    })),
  }
}

interface Around {
  readonly checksInAt: Temporal.ZonedDateTime
  readonly now: Temporal.Instant
}

interface QuotedStretch {
  readonly from: Temporal.Instant | undefined
  readonly until: Temporal.Instant | undefined
  readonly refund: Rial
}

/** Penalties to the rial; at check-in nothing is refunded, whatever was quoted. */
export function quotedSteps(terms: QuotedTerms, { checksInAt, now }: Around): CancelStep[] {
  return stretchesOf(terms, checksInAt).map(({ from, until, refund }) => ({
    label: labelOf({ from, until }, checksInAt),
    from: from?.toString() ?? null,
    until: until?.toString() ?? null,
    percent: percentKept(terms.total, refund),
    penalty: minus(terms.total, refund),
    refund,
    state: stateOf({ from, until }, now),
  }))
}

export function quotedFreeUntil(
  terms: QuotedTerms,
  { checksInAt, now }: Around,
): Temporal.Instant | undefined {
  const [first] = stretchesOf(terms, checksInAt)
  const isFree = first?.refund === terms.total && first.until !== undefined
  return isFree && stateOf(first, now) === 'now' ? first.until : undefined
}

/** Refunds compute with whole percents of a base: the base is chosen so that the current step is exact to the rial. */
export function quotedLadder(
  terms: QuotedTerms,
  { checksInAt, now }: Around,
): { readonly ladder: PenaltyLadder; readonly base: Rial } {
  const stretches = stretchesOf(terms, checksInAt)
  const steps = stretches.map(({ until, refund }) => ({
    ...(until === undefined ? {} : { until: { secondsBefore: secondsBefore(until, checksInAt) } }),
    percent: percentKept(terms.total, refund),
  }))
  return {
    ladder: {
      id: 'hotel/told',
      filedBy: 'hotel',
      classes: '',
      cutOff: 'departure',
      beginning: 'check-in',
      steps,
      source: 'شرایط فروشندهٔ هتل',
      effectiveFrom: '2026-11-21',
    },
    base: baseOf(terms, stretches, now),
  }
}

/** From the current penalty, or the next one when it is all or nothing. */
function baseOf({ total }: QuotedTerms, stretches: readonly QuotedStretch[], now: Temporal.Instant): Rial {
  const parts = stretches.filter(({ refund }) => refund > 0 && refund < total)
  const part = parts.find((one) => stateOf(one, now) !== 'past')
  if (part === undefined) return total
  const kept = minus(total, part.refund)
  return rial(Math.round((kept * 100) / percentKept(total, part.refund)))
}

/** Cut at the check-in; equal neighbours are merged. */
function stretchesOf(
  { total, refunds }: QuotedTerms,
  checksInAt: Temporal.ZonedDateTime,
): readonly QuotedStretch[] {
  const checkIn = checksInAt.toInstant()
  const stretches: QuotedStretch[] = []
  for (const told of refunds.toSorted((a, b) => Temporal.Instant.compare(a.until, b.until))) {
    const last = stretches.at(-1)
    const from = last?.until
    if (from !== undefined && Temporal.Instant.compare(from, checkIn) >= 0) break
    const until = Temporal.Instant.compare(told.until, checkIn) < 0 ? told.until : checkIn
    const refund = told.refund < total ? told.refund : total
    if (last?.refund === refund) stretches[stretches.length - 1] = { ...last, until }
    else stretches.push({ from, until, refund })
  }
  const last = stretches.at(-1)
  if (last?.refund === ZERO) return [...stretches.slice(0, -1), { ...last, until: undefined }]
  return [...stretches, { from: last?.until, until: undefined, refund: ZERO }]
}

/** Rounded up, but below 100 while anything is refunded. */
function percentKept(total: Rial, refund: Rial): number {
  if (refund >= total) return 0
  if (refund <= 0) return 100
  return Math.min(99, Math.max(1, Math.ceil((minus(total, refund) * 100) / total)))
}

function labelOf(
  { from, until }: Pick<QuotedStretch, 'from' | 'until'>,
  checksInAt: Temporal.ZonedDateTime,
): string {
  const words = (moment: Temporal.Instant) =>
    momentWords({ secondsBefore: secondsBefore(moment, checksInAt) }, 'check-in')
  if (until !== undefined) return `تا ${words(until)}`
  return from === undefined ? `از خرید تا ${words(checksInAt.toInstant())}` : `پس از ${words(from)}`
}

function secondsBefore(moment: Temporal.Instant, checksInAt: Temporal.ZonedDateTime): number {
  return Math.ceil(moment.until(checksInAt.toInstant()).total('seconds'))
}

function stateOf(
  { from, until }: Pick<QuotedStretch, 'from' | 'until'>,
  now: Temporal.Instant,
): CancelStep['state'] {
  if (until !== undefined && Temporal.Instant.compare(now, until) >= 0) return 'past'
  return from === undefined || Temporal.Instant.compare(now, from) >= 0 ? 'now' : 'coming'
}
