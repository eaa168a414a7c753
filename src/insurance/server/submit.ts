import { iranZone } from '#calendar/zones.ts'
import type { InsuredTrip } from '#insurance/insured-trip.ts'
import { insuranceKind } from '#insurance/kind.ts'
import type { PolicyRequest } from '#insurance/requests.ts'
import type { PolicyView } from '#insurance/responses.ts'
import type { Buyer } from '#insurance/server/door.ts'
import { agesOf, passengersOf, peopleFaults, peopleIn } from '#insurance/server/people.ts'
import { insurable } from '#insurance/server/plans.ts'
import type { PolicyItem } from '#insurance/server/policy-item.ts'
import { policyView } from '#insurance/server/policy-view.ts'
import type { Room } from '#insurance/server/room.ts'
import { persianDigits } from '#money/digits.ts'
import { rial } from '#money/rial.ts'
import { contactFrom } from '#orders/from-forms.ts'
import type { Service } from '#orders/order.ts'
import { todayAt } from '#orders/web/today.ts'
import { Faults } from '#server/refusal.ts'

/** Submitting is also agreeing: only payment is left. */
export async function submit(room: Room, request: PolicyRequest, buyer: Buyer): Promise<PolicyView> {
  const today = todayAt(room.clock.now())
  const trip = insurable(request.trip, today, 'trip.')
  const people = peopleIn(request.people, trip, today)
  const { contact, faults } = contactFrom(request.contact)
  const all = [...peopleFaults(people, trip), ...faults]
  if (all.length > 0) throw new Faults(all)
  const passengers = passengersOf(people)
  const remember = room.passengers.remembering(
    buyer.userId,
    people.map(({ form }) => form),
  )
  const item: PolicyItem = { trip: request.trip, plan: request.plan, ages: agesOf(passengers, trip) }
  const { orderId } = await room.orders.submit({
    ownerId: buyer.userId,
    product: insuranceKind,
    item,
    journeys: [],
    stay: null,
    service: serviceOf(trip),
    passengers,
    contact,
    channel: request.productChannel,
    total: rial(request.totalPrice),
    once: buyer.once,
    address: buyer.address,
    browser: await room.browserOf(buyer.sessionId),
    captcha: request.captcha,
  })
  const { order } = await room.orders.approve(orderId, buyer.userId)
  await remember(room.database)
  return policyView(room, order)
}

/** Ahead until its last day is over. */
export function serviceOf({ countryName, startsOn, endsOn, days }: InsuredTrip): Service {
  return {
    name: `بیمهٔ سفر به ${countryName}، ${persianDigits(days)} روز`,
    cityCode: '',
    cityName: countryName,
    beginsOn: startsOn,
    endsAt: endsOn.add({ days: 1 }).toZonedDateTime(iranZone).toInstant(),
  }
}
