import type { Submitted } from '#flights/booking/order-response.ts'
import { bagsTotal } from '#flights/booking/server/held-bags.ts'
import type { FlightItem, FlightItemLeg } from '#flights/booking/server/hold.ts'
import { contactOf, type OrderTraveller, travellersOf } from '#flights/booking/server/order-people.ts'
import type { BagChosen } from '#flights/choosing/bag.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import { type BagBought, bagsBought } from '#flights/choosing/server/bags-chosen.ts'
import { bagsOnSale } from '#flights/choosing/server/bags-on-sale.ts'
import { type Chosen, type ChosenLeg, chosen, pricedBy } from '#flights/choosing/server/chosen.ts'
import { travelOf } from '#flights/choosing/server/travel.ts'
import { stopsOf } from '#flights/directions.ts'
import { rulesMade } from '#flights/pricing/server/rules-made.ts'
import { type HeldProtection, protectionTotal } from '#flights/protection/held-protection.ts'
import { withProtectionNamed } from '#flights/protection/protection-named.ts'
import { protectionsBought } from '#flights/protection/server/protection-offered.ts'
import type { OrderToSubmit } from '#flights/requests.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import { legTotal } from '#flights/search/server/party-prices.ts'
import { seatsTotal } from '#flights/seats/held-seats.ts'
import { type SeatBought, seatsBought } from '#flights/seats/server/seats-bought.ts'
import type { Room } from '#flights/server/room.ts'
import { foreignParts } from '#flights/supplier/server/foreign-parts.ts'
import { sum } from '#money/rial.ts'
import type { Journey, Order, OrderExtra } from '#orders/order.ts'
import { seatWords } from '#papers/seat-words.ts'
import { ageGroupAt } from '#passengers/age.ts'
import { partyOf } from '#passengers/party.ts'

export interface Buyer {
  readonly userId: string
  readonly address: string
  readonly sessionId: string
  readonly once: string
  /** an order of the owner's that waits, and that this one is bought together with */
  readonly beside?: string | undefined
}

export async function submit(room: Room, asked: OrderToSubmit, buyer: Buyer): Promise<Submitted> {
  const { search, legs } = await chosen(room, asked)
  const travellers = travellersOf(asked.passengers, {
    party: search.party,
    travel: travelOf(legs, room.clock.now()),
  })
  const flown = legs.map((leg) => itemOf(leg, travellers))
  const bags = await bagsOf(room, asked.bags ?? [], { flown, chosen: { search, legs } })
  const protections = await protectionsOf(room, asked, { flown, legs })
  const seats = await seatsBought(room, asked.seats ?? [], {
    legs: legs.map(({ leg }, place) => ({ leg, groups: flown[place]?.groups ?? [] })),
    party: search.party,
  })
  const items = flown.map((item, leg) => ({
    ...withBags(
      item,
      bags.filter((one) => one.leg === leg),
    ),
    ...withSeats(seats.filter((one) => one.leg === leg)),
    ...withProtections(protections[leg]),
  }))
  const remember = room.passengers.remembering(
    buyer.userId,
    travellers.map(({ form }) => form),
  )
  const order = await room.orders.submit({
    ownerId: buyer.userId,
    product: 'flight',
    item: { legs: items } satisfies FlightItem,
    journeys: legs.map(journeyOf),
    stay: null,
    passengers: travellers.map(({ passenger }) => passenger),
    contact: contactOf(asked.contact),
    channel: asked.productChannel,
    total: sum([
      ...legs.map(({ leg }, place) => legTotal(leg.prices, partyOf(items[place]?.groups ?? []))),
      bagsTotal(bags.map(({ bag }) => bag)),
      seatsTotal(seats.map(({ seat }) => seat)),
      protectionTotal(protections.flat()),
    ]),
    foreign: foreignParts(legs.map(({ leg }, place) => ({ leg, ...soldAs(items[place]) }))),
    rules: rulesMade(legs.map(({ leg }, place) => ({ leg, groups: items[place]?.groups ?? [] }))),
    extras: withProtectionNamed([...bags.map(extraOf), ...seats.map(seatExtra)], protections),
    once: buyer.once,
    beside: buyer.beside,
    address: buyer.address,
    browser: await room.browserOf(buyer.sessionId),
    captcha: asked.captcha,
  })
  await remember(room.database)
  return submittedOf(order)
}

export function submittedOf({ orderId, orderNumber, total, holdExpiresAt }: Order): Submitted {
  return { orderId, orderNumber, totalPrice: total, holdExpiresAt: holdExpiresAt.toString() }
}

/** Age groups by the direction's first day: a birthday between directions changes the price. */
function itemOf(
  { leg, isReturning, pricedAt, channel }: ChosenLeg,
  travellers: readonly OrderTraveller[],
): FlightItemLeg {
  const { date } = leg.fares[0].departure
  return {
    fareIds: leg.fares.map(({ id }) => id),
    isReturning,
    ...pricedBy({ pricedAt, channel }),
    groups: travellers.map(({ passenger }) => ageGroupAt(passenger.birthDate, date)),
  }
}

export function soldAs(item: FlightItemLeg | undefined) {
  return { groups: item?.groups ?? [], bags: item?.bags ?? [], seatsChosen: item?.seatsChosen ?? [] }
}

interface Flown {
  readonly flown: readonly FlightItemLeg[]
  readonly chosen: Chosen
}

async function bagsOf(
  room: Room,
  wanted: readonly BagChosen[],
  { flown, chosen: { search, legs } }: Flown,
): Promise<readonly BagBought[]> {
  if (wanted.length === 0) return []
  const sold = await bagsOnSale(
    room,
    legs.map(({ leg }) => leg),
    search.party,
  )
  return bagsBought(
    wanted,
    flown.map(({ groups }, place) => ({ groups, bags: sold[place] ?? [] })),
  )
}

function protectionsOf(
  room: Room,
  { protection }: Pick<OrderToSubmit, 'protection'>,
  { flown, legs }: Pick<Flown, 'flown'> & Pick<Chosen, 'legs'>,
): Promise<readonly (readonly HeldProtection[])[]> | readonly [] {
  if (protection === undefined) return []
  const sold = legs.map(({ leg }, place) => ({ leg, groups: flown[place]?.groups ?? [] }))
  return protectionsBought(room, sold, protection.price)
}

function withProtections(protections: readonly HeldProtection[] = []): Pick<FlightItemLeg, 'protections'> {
  return protections.length === 0 ? {} : { protections }
}

function withBags(item: FlightItemLeg, bags: readonly BagBought[]): FlightItemLeg {
  if (bags.length === 0) return item
  return { ...item, bags: bags.map(({ bag }) => bag) }
}

function withSeats(seats: readonly SeatBought[]): Pick<FlightItemLeg, 'seatsChosen'> {
  return seats.length === 0 ? {} : { seatsChosen: seats.map(({ seat }) => seat) }
}

function seatExtra({ leg, seat }: SeatBought): OrderExtra {
  return { passenger: seat.passenger, leg, name: seatWords([seat]), price: seat.price }
}

export function extraOf({ leg, bag }: BagBought): OrderExtra {
  return { passenger: bag.passenger, leg, name: `${bagWords(bag)} بار اضافه`, price: bag.price }
}

export function journeyOf({ leg: { proposalId, fares, group }, isReturning }: ChosenLeg): Journey {
  const [{ departure: first }] = fares
  const { departure: last } = fares.at(-1) ?? fares[0]
  return {
    proposalId,
    isReturning,
    airlineCode: first.airline.iata,
    airlineName: first.airline.name,
    flightNumber: first.flightNumber,
    origin: first.origin.iata,
    originName: cityName(first.origin),
    destination: last.destination.iata,
    destinationName: cityName(last.destination),
    stops: stopsOf(group),
    departsLocal: first.departsLocal,
    arrivesLocal: last.arrivesLocal,
    departsAt: first.departsAt,
  }
}
