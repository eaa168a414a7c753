import { pricesOfChange } from '#flights/changes/change-price.ts'
import type { Changeable } from '#flights/changes/server/date-change/changeable.ts'
import type { SellersOrder } from '#flights/changes/server/date-change/sellers-order.ts'
import { fitsOn, wantedOn } from '#flights/changes/server/rebooking/fits.ts'
import type { WorthLeft } from '#flights/changes/server/rebooking/giving-back.ts'
import { legsOnSale } from '#flights/changes/server/rebooking/leg-wanted.ts'
import { groupsOn } from '#flights/changes/server/rebooking/rebookable.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { Proposal } from '#flights/proposal.ts'
import { countedPrices } from '#flights/search/server/party-prices.ts'
import { proposalOf } from '#flights/search/server/proposals.ts'
import type { Room } from '#flights/server/room.ts'
import type { ChangeOffer } from '#flights/supplier/change-offer.ts'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import { offerFaults } from '#flights/supplier/offer-faults.ts'
import { type StoredChange, storeChanges } from '#flights/supplier/server/change-offers.ts'
import { offerIdOf } from '#flights/supplier/server/offer-id.ts'
import { keepOffers } from '#flights/supplier/server/store-offers.ts'
import { plus, type Rial, ZERO } from '#money/rial.ts'
import { itemsOf, leastWorth } from '#orders/rebooking.ts'
import { partyOf } from '#passengers/party.ts'

export interface ChangedTo extends Changeable {
  readonly seller: SellersOrder
}

export interface FlightOfChange {
  readonly proposal: Proposal
  readonly leg: LegOnSale
  readonly penalty: Rial | null
  readonly worth: Rial
}

interface Wanted {
  readonly orderId: string
  readonly userId: string
  readonly leg: number
  readonly date: Temporal.PlainDate
  readonly offers: readonly ChangeOffer[]
}

/** Its seller's flights as fares of their own, at what the old tickets bring and the change costs; what cannot be shown whole is left out. */
export async function flightsOfChange(
  room: Room,
  found: ChangedTo,
  wanted: Wanted,
): Promise<readonly FlightOfChange[]> {
  const { date } = wanted
  if (groupsOn(found, date).join() !== found.seller.groups.join()) return []
  const priced = (
    await Promise.all(wanted.offers.map((offer) => pricedOffer(room, found, { ...wanted, offer })))
  ).flatMap((one) => one ?? [])
  const { supplier } = found.seller
  const kept = await keepOffers(
    room.database,
    supplier,
    priced.map(({ offer }) => offer),
  )
  await storeChanges(
    room.database,
    priced.map(({ change }) => change),
  )
  const party = partyOf(found.seller.groups)
  const shown = kept.flatMap(({ offer, legs, seats }) => {
    const change = priced.find((one) => one.offer === offer)?.change
    return change === undefined
      ? []
      : [{ change, proposal: proposalOf(legs, seats, { party, now: room.clock.now() }) }]
  })
  const onSale = await legsOnSale(
    room,
    shown.map(({ proposal }) => proposal.proposalId),
  )
  return shown.flatMap(({ proposal, change: { penalty, worth } }) => {
    const leg = onSale.get(proposal.proposalId)
    return leg !== undefined && fitsOn(found, leg, date) ? [{ proposal, leg, penalty, worth }] : []
  })
}

interface PricedOffer {
  readonly offer: SupplierOffer
  readonly change: StoredChange
}

async function pricedOffer(
  room: Room,
  found: ChangedTo,
  { orderId, userId, leg, date, offer: told }: Wanted & { readonly offer: ChangeOffer },
): Promise<PricedOffer | undefined> {
  const { supplier, there } = found.seller
  const { difference, penalty, expiresAt } = told
  const items = itemsOf({ leg, passengers: found.passengers })
  const left = await room.refunds.worthLess({ orderId, userId, items, penalty: penalty ?? ZERO })
  const offer = left && offerFor(found, told, left)
  if (offer === undefined || left === undefined) return undefined
  const { origin, destination } = wantedOn(found, date)
  const query = { directions: [{ origin, destination, date }], party: partyOf(found.seller.groups) }
  if (offerFaults(offer, query, room.clock.now()).length > 0) return undefined
  const offerId = offerIdOf(supplier.name, offer)
  return {
    offer,
    change: {
      offerId,
      supplier: supplier.name,
      orderId,
      ref: there.ref,
      difference,
      penalty,
      worth: left.worth,
      expiresAt,
    },
  }
}

/** Its price is what of the old one is left with its seller and with us, and the difference, all of which is its seller's. */
function offerFor(
  { sold, seller: { groups } }: ChangedTo,
  { ref, flights, difference, expiresAt, document, rules, ruleText }: ChangeOffer,
  { worth, fromSupplier, fromRevenue }: WorthLeft,
): SupplierOffer | undefined {
  const total = plus(plus(fromSupplier, fromRevenue), difference)
  if (worth < leastWorth || plus(fromSupplier, difference) <= 0) return undefined
  const paid = countedPrices(sold.prices, partyOf(groups))
  return {
    ref,
    isCharter: false,
    sellerName: null,
    directions: [flights],
    prices: pricesOfChange({ total, commission: fromRevenue }, paid),
    foreign: null,
    seatsLeft: null,
    expiresAt,
    document,
    rules,
    ruleText,
  }
}
