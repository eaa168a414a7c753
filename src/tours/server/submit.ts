import { iranZone } from '#calendar/zones.ts'
import { rial } from '#money/rial.ts'
import { contactFrom } from '#orders/from-forms.ts'
import type { Service } from '#orders/order.ts'
import { Faults } from '#server/refusal.ts'
import { tourKind } from '#tours/kind.ts'
import { hotelsOf, packageName, packageOf } from '#tours/packages.ts'
import type { TourOrderToSubmit } from '#tours/requests.ts'
import type { TourOrdered } from '#tours/responses.ts'
import { roomFaults, roomTexts } from '#tours/rooms.ts'
import { type Departure, departureOf } from '#tours/server/departures.ts'
import type { TourBuyer } from '#tours/server/door.ts'
import { orderedOf } from '#tours/server/ordered.ts'
import { peopleOf } from '#tours/server/people.ts'
import { refuse } from '#tours/server/refusals.ts'
import type { Room } from '#tours/server/room.ts'
import type { TourItem } from '#tours/server/tour-item.ts'

/** Submitting is also agreeing: a contract's price does not move, and only payment is left. */
export async function submit(room: Room, asked: TourOrderToSubmit, buyer: TourBuyer): Promise<TourOrdered> {
  const departure = await departureOf(room.database, asked.departureId)
  if (departure === undefined) throw refuse('TOUR_NOT_FOUND')
  const { place } = packageOf(departure.packageId)
  if (!hotelsOf({ place }).some(({ id }) => id === asked.hotelId)) throw refuse('HOTEL_NOT_FOUND')
  checkRooms(asked)
  const { contact, faults } = contactFrom(asked.contact)
  if (faults.length > 0) throw new Faults(faults)
  const { leavesOn, returnsOn } = departure
  const today = room.clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const people = peopleOf(asked.travellers, { isDomestic: place.isDomestic, today, leavesOn, returnsOn })
  const remember = room.passengers.remembering(
    buyer.userId,
    people.map(({ form }) => form),
  )
  const { orderId } = await room.orders.submit({
    ownerId: buyer.userId,
    product: tourKind,
    item: {
      departureId: departure.id,
      hotelId: asked.hotelId,
      travellers: people.map(({ item }) => item),
    } satisfies TourItem,
    journeys: [],
    stay: null,
    service: serviceOf(departure),
    passengers: people.map(({ passenger }) => passenger),
    contact,
    channel: asked.productChannel,
    total: rial(asked.totalPrice),
    once: buyer.once,
    address: buyer.address,
    browser: await room.browserOf(buyer.sessionId),
    captcha: asked.captcha,
  })
  const { order } = await room.orders.approve(orderId, buyer.userId)
  await remember(room.database)
  return orderedOf(room, order)
}

/** Rooms are counted from 0 without a gap, their people one after the other. */
function checkRooms({ travellers }: TourOrderToSubmit): void {
  const rooms = Map.groupBy(travellers, ({ room }) => room)
  const inOrder = travellers.every(
    ({ room }, at) =>
      room - (travellers[at - 1]?.room ?? 0) === 0 || room - (travellers[at - 1]?.room ?? -1) === 1,
  )
  const faults = roomFaults([...rooms.values()].map((people) => people.map(({ bed }) => bed)))
  const says = [...faults.map((fault) => roomTexts[fault]), ...(inOrder ? [] : [roomTexts.NOBODY])]
  if (says.length > 0) throw new Faults(says.map((one) => ({ property: 'travellers', says: one })))
}

function serviceOf({ packageId, leavesOn, returnsOn }: Departure): Service {
  const of = packageOf(packageId)
  return {
    name: packageName(of),
    cityCode: of.place.airport,
    cityName: of.place.name,
    beginsOn: leavesOn,
    endsAt: returnsOn.add({ days: 1 }).toZonedDateTime(iranZone).toInstant(),
  }
}
