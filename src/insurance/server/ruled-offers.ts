import { insuranceKind } from '#insurance/kind.ts'
import type { PersonPrice } from '#insurance/price.ts'
import type { Insurer, PartyRequest, PlanOffer } from '#insurance/server/insurer.ts'
import type { Room } from '#insurance/server/room.ts'
import { minus, plus, type Rial, sum } from '#money/rial.ts'
import type { PricedThing, PriceRule } from '#orders/pricing/price-rule.ts'
import { amountByRules, ruledTotal } from '#orders/pricing/ruled-total.ts'

type Selling = Pick<Room, 'orders' | 'clock'>

/** What it sells at the prices the rules of this moment make, on the site of the request and through its channel. */
export function ruledInsurer(insurer: Insurer, selling: Selling): Insurer {
  return {
    ...insurer,
    async offers(request, wish) {
      const offers = await insurer.offers(request, wish)
      if (offers === undefined) return undefined
      const rules = await selling.orders.pricing.rulesAt(insuranceKind, selling.clock.now())
      if (rules.key === '') return offers
      return offers.map((offer) => ruledOffer(offer, rules.rulesFor(policyThing(offer, request))))
    },
  }
}

function policyThing({ by }: PlanOffer, { trip }: PartyRequest): PricedThing {
  return thingOf('supplier' in by ? by.supplier : null, trip.startsOn)
}

export function thingOf(supplier: string | null, beginsOn: Temporal.PlainDate): PricedThing {
  return { supplier: supplier ?? 'own', airline: null, origin: null, destination: null, beginsOn }
}

function ruledOffer(offer: PlanOffer, rules: readonly PriceRule[]): PlanOffer {
  if (rules.length === 0) return offer
  const people = offer.price.people.map((one) => ruledPerson(one, rules))
  return {
    ...offer,
    price: {
      ...offer.price,
      people,
      service: sum(people.map((one) => amountByRules(one.rules ?? []))),
      total: sum(people.map(({ total }) => total)),
    },
  }
}

function ruledPerson(one: PersonPrice, rules: readonly PriceRule[]): PersonPrice {
  return { ...one, ...ruledTotal({ price: one.total, base: commissionBase(one) }, rules) }
}

/** Of the premium, what the insurer has: never more than is left of it. */
export function commissionBase({ premium, commission }: Pick<PersonPrice, 'premium' | 'commission'>): Rial {
  return minus(premium, commission)
}

/** The cheapest plan that a search found, for all of its party. */
export function noteSeen(
  { orders }: Pick<Room, 'orders'>,
  offers: readonly PlanOffer[],
  startsOn: Temporal.PlainDate,
): void {
  const [least] = offers.toSorted((a, b) => a.price.total - b.price.total)
  if (least === undefined) return
  const prices = least.price.people.map((one) => ({
    price: plus(one.premium, one.duty),
    base: commissionBase(one),
    count: 1,
    hasSeat: true,
  }))
  const supplier = 'supplier' in least.by ? least.by.supplier : null
  orders.pricing.noteSearch(insuranceKind, [{ thing: thingOf(supplier, startsOn), prices }])
}
