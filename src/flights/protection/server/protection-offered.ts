import type { Chosen, ChosenLeg } from '#flights/choosing/server/chosen.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { HeldProtection } from '#flights/protection/held-protection.ts'
import { protectionTotal } from '#flights/protection/held-protection.ts'
import type { ProtectedStep, ProtectionOffer } from '#flights/protection/protection-offer.ts'
import {
  isWorthProtecting,
  type ProtectionRate,
  protectionPrice,
} from '#flights/protection/protection-price.ts'
import { protectionRates } from '#flights/protection/server/protection-rates.ts'
import { countedPrices, paxTypeOf } from '#flights/search/server/party-prices.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { isUntold } from '#flights/supplier/server/offer-rows.ts'
import { rial, sum } from '#money/rial.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import type { AgeGroup } from '#passengers/age.ts'
import { groupsOf, partyOf } from '#passengers/party.ts'
import { type FarePaid, penaltySteps } from '#penalties/penalty.ts'

interface LegSold {
  readonly leg: LegOnSale
  readonly groups: readonly AgeGroup[]
}

/** What it would cost for a journey that is chosen; undefined where no penalty is left that it could cover. */
export async function protectionOffered(
  room: Room,
  { search, legs }: Pick<Chosen, 'search' | 'legs'>,
): Promise<ProtectionOffer | undefined> {
  const sold = legs.map(({ leg }) => ({ leg, groups: groupsOf(search.party) }))
  const held = await protectionsFor(room, sold)
  const [first] = held.flat()
  if (first === undefined) return undefined
  const { percent, most } = first
  return {
    price: sum(held.map(protectionTotal)),
    percent,
    most,
    steps: [...stepsOf(room, legs, { sold, held })],
  }
}

/** By direction, of everybody on it; refuses PROTECTION_CHANGED unless it costs what was shown. */
export async function protectionsBought(
  room: Room,
  sold: readonly LegSold[],
  shown: number,
): Promise<readonly (readonly HeldProtection[])[]> {
  const held = await protectionsFor(room, sold)
  if (sum(held.map(protectionTotal)) !== shown) throw refuse('PROTECTION_CHANGED')
  return held
}

async function protectionsFor(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  sold: readonly LegSold[],
): Promise<readonly (readonly HeldProtection[])[]> {
  const now = clock.now()
  const rates = await protectionRates(database, now)
  return sold.map(({ leg, groups }) => {
    const rate = rates.find(({ soldAs }) => (soldAs === 'charter') === leg.isCharter)
    const isUnknown = leg.fares.some(({ ladder }) => isUntold(ladder))
    if (rate === undefined || isUnknown || !isWorthProtecting(leg.stretches, now)) return []
    return groups.flatMap((group, passenger) => heldFor(leg, { group, passenger }, rate))
  })
}

function heldFor(
  { prices }: LegOnSale,
  { group, passenger }: { readonly group: AgeGroup; readonly passenger: number },
  rate: ProtectionRate,
): readonly HeldProtection[] {
  const price = prices.find(({ paxType }) => paxType === paxTypeOf[group])
  if (price === undefined || price.base <= 0) return []
  return [{ passenger, price: protectionPrice(price, rate), percent: rate.percent, most: rate.most }]
}

interface Held {
  readonly sold: readonly LegSold[]
  readonly held: readonly (readonly HeldProtection[])[]
}

function stepsOf(
  { clock }: Pick<Room, 'clock'>,
  legs: readonly ChosenLeg[],
  { sold, held }: Held,
): readonly ProtectedStep[] {
  const now = clock.now()
  return sold.flatMap(({ leg, groups }, place) => {
    const protections = held[place] ?? []
    if (protections.length === 0) return []
    const bare = countedPrices(leg.prices, partyOf(groups))
    const without = penaltySteps({ stretches: leg.stretches, prices: bare, now })
    const guarded = penaltySteps({
      stretches: leg.stretches,
      prices: paidWith({ leg, groups }, protections),
      now,
    })
    return without.flatMap(({ label, percent, refund, state }, at): ProtectedStep[] => {
      if (state === 'past' || percent <= 0 || percent >= 100) return []
      const direction = directionIfSeveral(legs, place)
      const back = rial(guarded[at]?.refund ?? refund)
      return [{ direction, label, isNow: state === 'now', without: refund, protected: back }]
    })
  })
}

function paidWith({ leg, groups }: LegSold, held: readonly HeldProtection[]): readonly FarePaid[] {
  return groups.flatMap((group, passenger) => {
    const price = leg.prices.find(({ paxType }) => paxType === paxTypeOf[group])
    const protection = held.find((one) => one.passenger === passenger)
    if (price === undefined) return []
    return [{ count: 1, baseFare: price.base, totalPrice: price.total, ...(protection && { protection }) }]
  })
}
