import { minus, type Rial, ZERO } from '#money/rial.ts'
import type { RefundableItem, RefundLeg, RefundTerms } from '#orders/refund-terms.ts'
import { paidBack, withDiscount } from '#penalties/paid-with-discount.ts'
import { penaltyOf, penaltyStretches, type Stretch, stateAt } from '#penalties/penalty.ts'
import { strictest } from '#penalties/strictest-ladder.ts'
import { isOnGround, type Waiver, waivedStretches, waiverFor } from '#penalties/waiver.ts'

/** All that a refund is reckoned from, worked out once: the same for the page, for a quote and for the books. */
export interface Reckoning {
  readonly items: readonly ReckonedItem[]
  /** by leg */
  readonly stretches: ReadonlyMap<number, readonly Stretch[]>
}

export interface ReckonedItem extends RefundableItem {
  /** what of the order's voucher fell on this item */
  readonly discount: Rial
  /** what the traveller paid for it: the price without the voucher's share */
  readonly paid: Rial
}

/** What becomes of one item's money when it is given back at a moment; all amounts in rial and none below zero. */
export interface Shares {
  readonly paid: Rial
  /** what of the paid stays with airline and agency: paid = penalty + refund */
  readonly penalty: Rial
  readonly refund: Rial
  /** what the supplier owes us of what it got */
  readonly fromSupplier: Rial
  /** what goes back of our own earnings */
  readonly fromRevenue: Rial
  /** what returns to the voucher's purse: fromSupplier + fromRevenue = refund + toDiscounts */
  readonly toDiscounts: Rial
}

interface Facts {
  readonly terms: RefundTerms
  /** what a voucher took off the order */
  readonly discount: Rial
  readonly waivers: readonly Waiver[]
  readonly soldAt: Temporal.Instant
}

export function reckoningOf({ terms, discount, waivers, soldAt }: Facts): Reckoning {
  const soldOn = (leg: RefundLeg) => leg.flights.map((flight) => ({ ...flight, soldAt }))
  const onGround = terms.legs.filter((leg) =>
    soldOn(leg)
      .slice(0, 1)
      .some((first) => isOnGround(waivers, first)),
  )
  return {
    items: withDiscount(terms.items, discount).map((item) => {
      const isUnflown = item.state === 'flown' && onGround.some(({ leg }) => leg === item.leg)
      const state = isUnflown ? 'refundable' : item.state
      return { ...item, state, paid: minus(item.total, item.discount) }
    }),
    stretches: new Map(
      terms.legs.map((leg) => [
        leg.leg,
        waivedStretches(stretchesOf(leg), waiverFor(waivers, ...soldOn(leg))),
      ]),
    ),
  }
}

/**
 * A leg goes back whole: the strictest of its flights' ladders holds, all of them laid before its first departure. Where there is
 * none no hour changes anything, and items say themselves what is kept.
 */
function stretchesOf({ ladders, departure, rule = '' }: RefundLeg): readonly Stretch[] {
  if (ladders.length === 0) return [{ label: rule, from: undefined, until: undefined, percent: 0 }]
  return strictest(ladders.map((ladder) => penaltyStretches(ladder, departure)))
}

/** The stretch of a leg that holds at a moment. */
export function stretchAt(
  { stretches }: Pick<Reckoning, 'stretches'>,
  leg: number,
  at: Temporal.Instant,
): Stretch {
  const holding = stretches.get(leg)?.find((stretch) => stateAt(stretch, at) === 'now')
  if (holding === undefined) throw new RangeError(`leg ${leg} has no penalty at ${at}`)
  return holding
}

/** What percent is kept of an item while its leg keeps so many: its own where it says what is kept; 100 only of all of it. */
export function penaltyPercent({ kept, total }: ReckonedItem, percent: number): number {
  return kept === undefined || total === ZERO ? percent : Math.floor((kept * 100) / total)
}

/**
 * One item at so many percent. The penalty is reckoned from its base, its taxes come back; at 100 percent nothing does.
 * The supplier keeps the penalty up to its own share and the rest is ours.
 */
export function sharesOf(item: ReckonedItem, percent: number): Shares {
  const { total, supplierShare, base } = item
  const kept =
    item.kept ?? lesser(total, penaltyOf([{ count: 1, baseFare: base, totalPrice: total }], percent))
  const returned = minus(total, kept)
  const fromSupplier =
    item.kept === undefined
      ? minus(supplierShare, lesser(kept, supplierShare))
      : lesser(supplierShare, returned)
  return { ...paidBack(item, kept), fromSupplier, fromRevenue: minus(returned, fromSupplier) }
}

function lesser(a: Rial, b: Rial): Rial {
  return a <= b ? a : b
}
