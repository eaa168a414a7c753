import type { Submitted } from '#flights/booking/order-response.ts'
import type { OrderLeg } from '#flights/booking/server/held-legs.ts'
import { contactOf, type OrderTraveller, travellersOf } from '#flights/booking/server/order-people.ts'
import { submittedOf } from '#flights/booking/server/submit.ts'
import type { ChosenLeg } from '#flights/choosing/server/chosen.ts'
import { travelOf } from '#flights/choosing/server/travel.ts'
import type { OrderToEdit } from '#flights/requests.ts'
import type { TravelRequest } from '#flights/responses.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { rowsOf } from '#flights/supplier/server/outbox.ts'
import { type FlightOrder, flightOrder } from '#flights/tickets/server/order-views.ts'
import { isUnpaid } from '#orders/life.ts'
import { ageGroupAt } from '#passengers/age.ts'
import { type Party, partyOf } from '#passengers/party.ts'
import { Faults } from '#server/refusal.ts'

export interface OrderInForm {
  readonly party: Party
  readonly travel: TravelRequest
}

export async function edit(room: Room, asked: OrderToEdit, userId: string): Promise<Submitted> {
  const order = await flightOrder(room, asked.orderId, userId)
  const why = isUnpaid(order.order.status) ? await whyNot(room, order, userId) : undefined
  if (why !== undefined) throw refuse(why)
  const travellers = travellersOf(asked.passengers, formOf(room, order))
  mustFlyAsBefore(order, travellers)
  const remember = room.passengers.remembering(
    userId,
    travellers.map(({ form }) => form),
  )
  const changed = await room.orders.changePeople({
    orderId: asked.orderId,
    userId,
    passengers: travellers.map(({ passenger }) => passenger),
    contact: contactOf(asked.contact),
  })
  await remember(room.database)
  return submittedOf(changed)
}

export async function orderInForm(
  room: Room,
  orderId: string,
  userId: string,
): Promise<OrderInForm | undefined> {
  const order = await flightOrder(room, orderId, userId)
  const { status } = order.order
  const isOpen = status === 'submitted' || status === 'approved'
  return isOpen && (await whyNot(room, order, userId)) === undefined ? formOf(room, order) : undefined
}

/** A supplier was told the names with the hold; tickets are given for others of the same people alone. */
async function whyNot(
  { database, orders }: Room,
  { order: { orderId } }: FlightOrder,
  userId: string,
): Promise<'HELD_UNDER_NAMES' | 'SAME_PEOPLE_REBOOKED' | undefined> {
  const [there, { of }] = await Promise.all([rowsOf(database, orderId), orders.rebookingsOf(orderId, userId)])
  if (of !== null) return 'SAME_PEOPLE_REBOOKED'
  return there.length > 0 ? 'HELD_UNDER_NAMES' : undefined
}

function formOf({ clock }: Pick<Room, 'clock'>, { legs, passengers }: FlightOrder): OrderInForm {
  const [first, ...more] = legs
  return {
    party: partyOf(passengers.map(({ group }) => group)),
    travel: travelOf([flown(first), ...more.map(flown)], clock.now()),
  }
}

function flown({ sold, held }: OrderLeg): ChosenLeg {
  return { leg: sold, isReturning: held.isReturning }
}

/** A birthday between the directions has its price: with another one it is another order. */
function mustFlyAsBefore({ legs }: FlightOrder, travellers: readonly OrderTraveller[]): void {
  const faults = travellers.flatMap(({ passenger: { birthDate } }, place) => {
    const isSame = legs.every(
      ({ held, sold }) => ageGroupAt(birthDate, sold.fares[0].departure.date) === held.groups[place],
    )
    return isSame ? [] : [{ property: `passengers.${place}.birthDateFa`, says: otherAge }]
  })
  if (faults.length > 0) throw new Faults(faults)
}

const otherAge =
  'با این تاریخ تولد، ردهٔ سنی و قیمت این مسافر در یکی از مسیرها عوض می‌شود؛ این سفارش را لغو و دوباره انتخاب کنید.'
