import { minus, plus, type Rial, ZERO } from '#money/rial.ts'
import { shared } from '#money/shared.ts'
import type { RefundableItem, RefundLeg, RefundTerms } from '#orders/refund-terms.ts'
import { paidBack, withDiscount } from '#penalties/paid-with-discount.ts'
import { penaltyOf, penaltyStretches, type Stretch, stateAt } from '#penalties/penalty.ts'
import { retainedOf } from '#penalties/protection.ts'
import { strictest } from '#penalties/strictest-ladder.ts'
import { isOnGround, type Waiver, waivedStretches, waiverFor } from '#penalties/waiver.ts'

/** Everything a refund is computed from; one source for page, quote and books. */
export interface Reckoning {
  readonly items: readonly ReckonedItem[]
  readonly stretches: ReadonlyMap<number, readonly Stretch[]>
}

export interface ReckonedItem extends RefundableItem {
  /** this item's share of the order's voucher, and of what went back since a rate had fallen */
  readonly discount: Rial
  /** of it what went back */
  readonly difference: Rial
  /** it goes back whole while a waiver lasts, its protection too */
  readonly isWaived: boolean
  /** without either share */
  readonly paid: Rial
}

export interface Shares {
  readonly paid: Rial
  /** kept by airline and agency: paid = penalty + refund */
  readonly penalty: Rial
  readonly refund: Rial
  /** owed by the supplier */
  readonly fromSupplier: Rial
  /** from our own earnings */
  readonly fromRevenue: Rial
  /** beyond the rule, at our expense */
  readonly fromHouse?: Rial
  /** what was taken for its protection pays: what that covers, or its price where it goes back */
  readonly fromProtection?: Rial
  /** of the penalty, by the protection: `penalty` is without it, and with what the protection cost (`protection`) */
  readonly covered?: Rial
  readonly protection?: Rial
  /** returned to the voucher: fromSupplier + fromRevenue + fromHouse + fromProtection = refund + toDiscounts + toDifference */
  readonly toDiscounts: Rial
  /** returned to where the difference of a rate came from; its traveller has it already */
  readonly toDifference?: Rial
}

interface Facts {
  readonly terms: RefundTerms
  /** what a voucher took off the order */
  readonly discount: Rial
  /** what went back of it since a rate had fallen */
  readonly rateDifference: Rial
  readonly waivers: readonly Waiver[]
  readonly soldAt: Temporal.Instant
}

export function reckoningOf({ terms, waivers, soldAt, ...off }: Facts): Reckoning {
  const soldOn = (leg: RefundLeg) => leg.flights.map((flight) => ({ ...flight, soldAt }))
  const onGround = terms.legs.filter((leg) =>
    soldOn(leg)
      .slice(0, 1)
      .some((first) => isOnGround(waivers, first)),
  )
  const waived = new Map(terms.legs.map((leg) => [leg.leg, waiverFor(waivers, ...soldOn(leg))] as const))
  return {
    items: withOff(terms.items, off).map((item) => {
      const isUnflown = item.state === 'flown' && onGround.some(({ leg }) => leg === item.leg)
      const state = isUnflown ? 'refundable' : item.state
      const isWaived = waived.get(item.leg) !== undefined
      return { ...item, state, isWaived, paid: minus(item.total, item.discount) }
    }),
    stretches: new Map(
      terms.legs.map((leg) => [leg.leg, waivedStretches(stretchesOf(leg), waived.get(leg.leg))]),
    ),
  }
}

/** Both divided by price. */
function withOff(
  items: readonly RefundableItem[],
  { discount, rateDifference }: Pick<Facts, 'discount' | 'rateDifference'>,
) {
  const all = withDiscount(items, plus(discount, rateDifference))
  const differences = shared(
    rateDifference,
    all.map((item) => item.discount),
  )
  return all.map((item, place) => ({ ...item, difference: differences[place] ?? ZERO }))
}

/** A leg is refunded whole: the strictest ladder of its flights, from the
 * first departure. Without ladders items state what is kept. */
function stretchesOf({ ladders, departure, rule = '' }: RefundLeg): readonly Stretch[] {
  if (ladders.length === 0) return [{ label: rule, from: undefined, until: undefined, percent: 0 }]
  return strictest(ladders.map((ladder) => penaltyStretches(ladder, departure)))
}

export function stretchAt(
  { stretches }: Pick<Reckoning, 'stretches'>,
  leg: number,
  at: Temporal.Instant,
): Stretch {
  const holding = stretches.get(leg)?.find((stretch) => stateAt(stretch, at) === 'now')
  if (holding === undefined) throw new RangeError(`leg ${leg} has no penalty at ${at}`)
  return holding
}

/** The item's own penalty if it has one; 100 only when nothing is refunded. */
export function penaltyPercent({ kept, total }: ReckonedItem, percent: number): number {
  return kept === undefined || total === ZERO ? percent : Math.floor((kept * 100) / total)
}

/** The penalty is a percent of the base; taxes are refunded, except at 100. The supplier keeps it up to its share. */
export function sharesOf(item: ReckonedItem, percent: number): Shares {
  const ticket = minus(item.total, item.protection?.price ?? ZERO)
  const penalty =
    item.kept ?? lesser(ticket, penaltyOf([{ count: 1, baseFare: item.base, totalPrice: ticket }], percent))
  return sharesLess(item, { penalty, percent })
}

/** By a penalty in rial, at most what was paid for the ticket. */
export function sharesLess(
  item: ReckonedItem,
  { penalty, percent }: { readonly penalty: Rial; readonly percent: number },
): Shares {
  const { supplierShare, protection } = item
  const price = protection?.price ?? ZERO
  const ticket = minus(item.total, price)
  const goesWhole = item.isWaived && percent === 0
  const { kept, covered } = retainedOf(penalty, percent, goesWhole ? undefined : protection)
  const returned = minus(ticket, penalty)
  const fromSupplier =
    item.kept === undefined
      ? minus(supplierShare, lesser(penalty, supplierShare))
      : lesser(supplierShare, returned)
  return {
    ...splitBack(item, kept),
    ...(protection !== undefined && {
      fromProtection: goesWhole ? price : covered,
      covered,
      protection: goesWhole ? ZERO : price,
    }),
    fromSupplier,
    fromRevenue: minus(returned, fromSupplier),
  }
}

/** What is taken back for the code, and before it for the difference of a rate. */
function splitBack(item: ReckonedItem, kept: Rial) {
  const back = paidBack(item, kept)
  const toDifference = lesser(item.difference, back.toDiscounts)
  return {
    ...back,
    toDiscounts: minus(back.toDiscounts, toDifference),
    ...(toDifference > ZERO && { toDifference }),
  }
}

function lesser(a: Rial, b: Rial): Rial {
  return a <= b ? a : b
}
