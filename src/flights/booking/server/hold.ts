import { sql } from 'kysely'
import type { SalesChannel } from '#calls/sales-channel.ts'
import { bagsTotal, type HeldBag } from '#flights/booking/server/held-bags.ts'
import { release, type Taken, takeJourney, type WishedLeg } from '#flights/booking/server/holds.ts'
import { isAnyCancelled } from '#flights/changes/server/flight-status.ts'
import type { FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { provocationOf } from '#flights/inventory/server/provoked.ts'
import { ruledLeg, rulesOn } from '#flights/pricing/server/ruled-leg.ts'
import { type HeldProtection, protectionTotal } from '#flights/protection/held-protection.ts'
import { faresOnSale } from '#flights/search/server/calendar/days.ts'
import { legOf } from '#flights/search/server/leg.ts'
import { isPricedFor, legTotal } from '#flights/search/server/party-prices.ts'
import { type HeldSeat, seatsTotal } from '#flights/seats/held-seats.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { isTooShort } from '#flights/supplier/hold-end.ts'
import { type HeldThere, heldThere, holdAtSuppliers } from '#flights/supplier/server/booking.ts'
import { isAnothersChange } from '#flights/supplier/server/change-offers.ts'
import { letGo } from '#flights/supplier/server/outbox.ts'
import { type Rial, sum } from '#money/rial.ts'
import { noRules, type RulesInForce } from '#orders/pricing/rules-in-force.ts'
import type { Held, OrderToHold } from '#orders/product.ts'
import type { AgeGroup } from '#passengers/age.ts'
import { partyOf } from '#passengers/party.ts'
import { rateOf } from '#suppliers/foreign-amount.ts'

export interface FlightItem {
  readonly legs: readonly FlightItemLeg[]
}

export interface FlightItemLeg {
  readonly fareIds: readonly number[]
  readonly isReturning: boolean
  /** by the price rules of which moment; undefined for a supplier's own price */
  readonly pricedAt?: string
  /** and of which channel; undefined for the site */
  readonly channel?: SalesChannel
  /** age groups on this direction, in the passengers' order */
  readonly groups: readonly AgeGroup[]
  /** extra bags as sold; undefined for none */
  readonly bags?: readonly HeldBag[]
  /** chosen seats as sold; undefined for none */
  readonly seatsChosen?: readonly HeldSeat[]
  /** of refunds, as sold; undefined for none */
  readonly protections?: readonly HeldProtection[]
}

/** All seats or none. Refuses SOLD_OUT, FLIGHT_CANCELLED, SALE_CLOSED, HOLD_ENDED, PROPOSAL_NOT_FOUND, EXCHANGE_RATE_OLD,
 * SUPPLIER_SILENT, PEOPLE_REFUSED, BOOKED_BEFORE, SUPPLIER_DECLINED. */
export async function hold(room: Room, order: OrderToHold<FlightItem>): Promise<Held> {
  const sold = await soldLegs(room, order.item)
  const total = sum(sold.map(totalOf))
  if (sold.some(({ leg }) => isRateOld(room, leg))) throw refuse('EXCHANGE_RATE_OLD')
  const offerIds = sold.flatMap(({ leg }) => leg.fares.map(({ offerId }) => offerId))
  if (await isAnothersChange(room, order.orderId, offerIds)) throw refuse('PROPOSAL_NOT_FOUND')
  for (const { leg } of sold) for (const fare of leg.fares) await sellOutOnPurpose(room, fare)
  const taken = await take(room, { order, sold, total })
  if (taken !== 'held') throw refuse(await whyNotTaken(room, order.item, taken))
  const there = await holdAtSuppliers(room, order.orderId, sold)
  if (there === 'held') {
    const { until, isPriceOnly } = await heldThere(room, order.orderId, sold)
    const isLongEnough = until === undefined || !isTooShort(until, room.clock.now())
    if (isLongEnough) return { total, ...(until && { until }), ...(isPriceOnly && { isPriceOnly }) }
  }
  await giveUp(room, order.orderId)
  throw refuse(there === 'held' ? 'SUPPLIER_DECLINED' : whyNotThere[there])
}

/** Without the supplier's hold there is none here either; if the supplier holds after all, the job releases it. */
async function giveUp({ database, clock }: Room, orderId: string): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await release(trx, orderId, clock.now())
    await letGo(trx, orderId, clock.now())
  })
}

interface SoldLeg extends Pick<FlightItemLeg, 'isReturning' | 'groups'> {
  readonly leg: LegOnSale
  readonly bags: readonly HeldBag[]
  readonly seatsChosen: readonly HeldSeat[]
  readonly protections: readonly HeldProtection[]
}

function totalOf({ leg, groups, bags, seatsChosen, protections }: SoldLeg): Rial {
  const beside = [bagsTotal(bags), seatsTotal(seatsChosen), protectionTotal(protections)]
  return sum([legTotal(leg.prices, partyOf(groups)), ...beside])
}

async function soldLegs(room: Room, item: FlightItem): Promise<readonly SoldLeg[]> {
  const fares = await faresOnSale(
    room,
    item.legs.flatMap(({ fareIds }) => fareIds),
  )
  const rules = await Promise.all(item.legs.map((leg) => rulesOf(room, leg)))
  return item.legs.map(({ fareIds, isReturning, groups, ...beside }, place) => {
    const [first, ...others] = fareIds.flatMap((id) => fares.get(id) ?? [])
    if (first === undefined || others.length + 1 !== fareIds.length) throw refuse('PROPOSAL_NOT_FOUND')
    const leg = ruledLeg(legOf([first, ...others]), rules[place] ?? noRules)
    if (!isPricedFor(leg.prices, partyOf(groups))) throw refuse('PROPOSAL_NOT_FOUND')
    return { leg, isReturning, groups, bags: [], seatsChosen: [], protections: [], ...beside }
  })
}

async function rulesOf(room: Room, { pricedAt, channel = 'site' }: FlightItemLeg): Promise<RulesInForce> {
  return pricedAt === undefined ? noRules : rulesOn(room, Temporal.Instant.from(pricedAt), channel)
}

function isRateOld({ rates }: Room, { fares }: LegOnSale): boolean {
  return fares.some(({ foreign }) => foreign !== null && rates.isTooOld(rateOf(foreign)))
}

interface Taking {
  readonly order: OrderToHold<FlightItem>
  readonly sold: readonly SoldLeg[]
  readonly total: Rial
}

/** Buyers of a single flight at its fare's own price, without anything beside it, are batched; others take all their seats at once. */
function take(room: Room, { order, sold, total }: Taking): Promise<Taken> {
  const wish = { orderId: order.orderId, total, until: order.until }
  const [only, ...others] = sold
  const isBare = only?.bags.length === 0 && only.seatsChosen.length === 0 && only.protections.length === 0
  const isBatched = isBare && isAtFarePrice(only.leg)
  if (only !== undefined && others.length === 0 && isBatched)
    return room.holds.take(only.leg.fares[0].id, { ...wish, groups: only.groups })
  return takeJourney(room.database, { ...wish, legs: sold.map(wished) }, room.clock.now())
}

function isAtFarePrice({ fares, prices }: LegOnSale): boolean {
  return fares.length === 1 && prices === fares[0].prices
}

function wished({ leg, isReturning, groups, bags, seatsChosen, protections }: SoldLeg): WishedLeg {
  const isAsFiled = isAtFarePrice(leg)
  return {
    isReturning,
    groups,
    bags,
    seatsChosen,
    protections,
    fares: leg.fares.map(({ id }, place) => ({
      fareId: id,
      prices: isAsFiled ? null : (leg.partPrices[place] ?? null),
    })),
  }
}

async function sellOutOnPurpose({ database }: Room, fare: FareOnSale): Promise<void> {
  if (provocationOf(fare) !== 'sells-out') return
  await sql`
    update flights.fares set elsewhere = capacity - held - sold where departure_id = ${fare.departure.id}`.execute(
    database,
  )
}

const whyNotThere = {
  gone: 'SOLD_OUT',
  people: 'PEOPLE_REFUSED',
  booked: 'BOOKED_BEFORE',
  declined: 'SUPPLIER_DECLINED',
  unclear: 'SUPPLIER_SILENT',
} as const satisfies Record<Exclude<HeldThere, 'held'>, string>

async function whyNotTaken(
  { database }: Room,
  { legs }: FlightItem,
  taken: Exclude<Taken, 'held'>,
): Promise<'FLIGHT_CANCELLED' | (typeof whyNot)[typeof taken]> {
  const fareIds = legs.flatMap((leg) => leg.fareIds)
  if (taken === 'sold-out' && (await isAnyCancelled(database, fareIds))) return 'FLIGHT_CANCELLED'
  return whyNot[taken]
}

const whyNot = {
  'sold-out': 'SOLD_OUT',
  closed: 'SALE_CLOSED',
  ended: 'HOLD_ENDED',
} as const satisfies Record<Exclude<Taken, 'held'>, string>
