import { sql } from 'kysely'
import { ageAt } from '#calendar/ages.ts'
import { all, maybe } from '#database/database.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import { tripOf } from '#insurance/insured-trip.ts'
import { insuranceKind } from '#insurance/kind.ts'
import type { PlansRequest } from '#insurance/requests.ts'
import type { PlanView } from '#insurance/responses.ts'
import type { PartyRequest } from '#insurance/server/insurer.ts'
import { moveOffer } from '#insurance/server/moving/move-offer.ts'
import { wholeJourney } from '#insurance/server/moving/whole-journey.ts'
import { plans } from '#insurance/server/plans.ts'
import type { Room } from '#insurance/server/room.ts'
import { personKey } from '#insurance/server/same-traveller.ts'
import { tripQuery } from '#insurance/trip-address.ts'
import { type TripFlown, tripFlown } from '#insurance/trip-of-journeys.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { grouped } from '#money/formatted.ts'
import type { OfferBeside } from '#orders/offer-beside.ts'
import type { OrderPassenger } from '#orders/order.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { todayAt } from '#orders/web/today.ts'
import { findCountry } from '#places/countries.ts'
import { Faults, Refusal } from '#server/refusal.ts'

interface By {
  readonly userId: string
  readonly now: Temporal.Instant
}

/** To whoever flies abroad and is not insured yet, until the day of departure; once declined never again. */
export async function offerBeside(room: Room, order: OrderDetails, by: By): Promise<OfferBeside | undefined> {
  const trip = tripFlown(await wholeJourney(room, order, by.userId))
  const today = todayAt(by.now)
  if (trip === undefined || Temporal.PlainDate.compare(trip.startsOn, today) < 0) return undefined
  if (await isDeclined(room, order.orderId)) return undefined
  const people = await uninsured(room, { order, trip, userId: by.userId })
  if (people.length === 0) return undefined
  const births = people.map(({ birthDate }) => birthDate.toString()).join(',')
  const { country, startsOn, endsOn } = trip
  const moving = await moveOffer(room, order, by)
  if (moving !== undefined) return moving
  const offer = {
    title: `بیمهٔ سفر ${findCountry(country)?.name ?? ''} برای ${persianDigits(people.length)} نفر`,
    declineLine: insuranceCalls.decline.line,
    action: 'مقایسهٔ طرح‌ها',
  }
  if (endsOn === undefined)
    return {
      ...offer,
      says: 'روز برگشت را بگویید تا قیمت هر کس با سنش حساب شود.',
      price: null,
      priceSays: '',
      to: `/insurance?country=${country}&from=${startsOn}&births=${births}`,
    }
  const request = { country, startsOn: startsOn.toString(), endsOn: endsOn.toString(), births }
  const plan = await planFor(room, request)
  if (plan === undefined) return undefined
  return { ...offer, ...planWords(plan), to: `/insurance?${tripQuery(request)}` }
}

function planWords({ name, limitEuro, excessEuro, exclusions, total }: PlanView) {
  const excess = excessEuro === 0 ? 'بی سهم شما' : `سهم شما ${grouped(excessEuro)} یورو`
  return {
    says: `درمان تا ${grouped(limitEuro)} یورو، ${excess}، ${exclusions[0]?.name ?? ''} را نمی‌پوشاند`,
    price: priceText(total),
    priceSays: `طرح ${name}، با عوارض`,
  }
}

/** The cheapest. Undefined where nobody insures the trip or somebody of the party. */
async function planFor(room: Room, request: PlansRequest): Promise<PlanView | undefined> {
  try {
    return (await plans(room, request)).plans[0]
  } catch (error) {
    if (error instanceof Refusal || error instanceof Faults) return undefined
    throw error
  }
}

async function isDeclined({ database }: Room, orderId: string): Promise<boolean> {
  const row = await maybe(database, sql`select from insurance.declined where order_id = ${orderId}`)
  return row !== undefined
}

/** Throws ORDER_NOT_FOUND for another's. Harmless when said twice. Insurers that had offered something are told. */
export async function decline(room: Room, orderId: string, userId: string): Promise<void> {
  const order = await room.orders.detailsOf(userId, orderId)
  const offered = await partyOffered(room, order, userId)
  await sql`
    insert into insurance.declined (order_id, declined_at) values (${orderId}, ${room.clock.now()})
    on conflict (order_id) do nothing`.execute(room.database)
  if (offered !== undefined) await room.insurer.declined?.(offered)
}

async function partyOffered(
  room: Room,
  order: OrderDetails,
  userId: string,
): Promise<PartyRequest | undefined> {
  const flown = tripFlown(await wholeJourney(room, order, userId))
  if (flown?.endsOn === undefined) return undefined
  const { country, startsOn, endsOn } = flown
  const trip = tripOf({ country, startsOn: startsOn.toString(), endsOn: endsOn.toString() })
  const people = await uninsured(room, { order, trip: flown, userId })
  if (trip === undefined || people.length === 0) return undefined
  return { trip, ages: people.map(({ birthDate }) => ageAt(birthDate, startsOn)) }
}

interface Flying {
  readonly order: OrderDetails
  readonly trip: TripFlown
  readonly userId: string
}

/** Passengers of the ticket whom no policy of its owner covers on these days. */
async function uninsured(room: Room, { order, trip, userId }: Flying): Promise<readonly OrderPassenger[]> {
  const [people, { orders: ahead }] = await Promise.all([
    room.orders.passengersOf(order.orderId),
    room.orders.mine(userId, { kind: 'upcoming', page: 1, take: 50 }),
  ])
  const bought = ahead.filter(({ product, status }) => product === insuranceKind && status === 'issued')
  const covering = await all(
    room.database,
    sql<{ order_id: string; position: number }>`
      select order_id, position from insurance.policy join insurance.insured using (order_id)
      where order_id = any(${bought.map(({ orderId }) => orderId)}::uuid[]) and state = 'issued' and refunded_at is null
        and starts_on <= ${trip.startsOn} and ends_on >= ${trip.endsOn ?? trip.startsOn}`,
  )
  const insured = new Set<string>()
  for (const orderId of new Set(covering.map((row) => row.order_id))) {
    const those = await room.orders.passengersOf(orderId)
    for (const { order_id, position } of covering)
      if (order_id === orderId) insured.add(personKey(those[position]))
  }
  return people.filter((person) => !insured.has(personKey(person)))
}
