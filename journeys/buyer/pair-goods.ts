import { pairCalls } from '#flight-and-hotel/calls.ts'
import { hotelCalls } from '#hotels/calls.ts'
import { orderCalls } from '#orders/calls.ts'
import { type Diary, newDiary, once, type Shop } from './diary.ts'
import { type Seat, searched } from './flight-goods.ts'
import type { Goods, OrderStatus } from './goods.ts'
import type { RoomWish } from './hotel-goods.ts'
import { passport } from './visa-goods.ts'

export interface Pair {
  readonly seat: Seat
  readonly stay: RoomWish
  /** a rate that comes back whole for some days, so that its room is booked before the ticket */
  readonly isFree: boolean
  /** what is given back of it, by its place: 0 is the flight, 1 the stay */
  readonly back?: readonly number[]
}

const alone = { adults: 1, childAges: [] }

/** A ticket and a room for the buyer alone, in one call, as one trip. */
export function pairGoods(pair: Pair): Goods {
  return {
    order: (shop, diary) => book(shop, pair, diary),
    look: lookAtTrip,
    partsBack: ({ parts }) => (pair.back ?? [0, 1]).flatMap((place) => parts[place] ?? []),
  }
}

async function book(shop: Shop, { seat, stay, isFree }: Pair, diary: Diary): Promise<string | undefined> {
  const { person, token } = diary.buyer
  const { requestId, proposals } = await searched(shop, seat.date, token)
  const fare = proposals.find(({ proposalId }) => proposalId === String(seat.fareId))
  const told = await shop.ask(hotelCalls.detail.line, { body: { ...stay, rooms: [alone] } })
  if (told.status !== 200 || fare === undefined) return undefined
  const rates = hotelCalls.detail.answer.parse(told.data).rooms[0]?.rates ?? []
  const rate = rates.find(({ isRefundable }) => isRefundable === isFree)
  if (rate === undefined) return undefined
  diary.parts.push(newDiary(diary.buyer), newDiary(diary.buyer))
  const made = await once(shop, diary, {
    line: pairCalls.book.line,
    body: {
      flight: { requestId, proposalId: fare.proposalId, total: fare.totalPrice },
      stay: { ...stay, rooms: [alone], rateIds: [rate.rateId], leaders: [0], total: rate.total },
      passengers: [{ ...person.form, ...passport }],
      contact: person.contact,
    },
  })
  if (made === undefined) return undefined
  diary.tripId = pairCalls.book.answer.parse(made.data).tripId
  await lookAtTrip(shop, diary)
  const isAgreed = diary.parts.every(({ status }) => status !== 'submitted') || (await agree(shop, diary))
  return isAgreed ? diary.parts[0]?.orderId : undefined
}

/** To whatever became dearer; until the yes is answered nobody knows what it costs. */
async function agree(shop: Shop, diary: Diary): Promise<boolean> {
  const line = orderCalls.trip.line.replace('{id}', diary.tripId ?? '')
  const { orders } = orderCalls.trip.answer.parse((await shop.ask(line, { by: diary.buyer.token })).data)
  const agreed = orders.flatMap(({ orderId, priceChange }) =>
    priceChange === null ? [] : [{ orderId, total: priceChange.new }],
  )
  for (const part of diary.parts) delete part.total
  const body = { tripId: diary.tripId, agreed }
  if ((await once(shop, diary, { line: orderCalls.agreeTrip.line, body })) === undefined) return false
  const { status } = await lookAtTrip(shop, diary)
  return status === 'approved'
}

/** Each part is noted in a diary of its own. */
async function lookAtTrip(shop: Shop, diary: Diary): Promise<OrderStatus> {
  const line = orderCalls.trip.line.replace('{id}', diary.tripId ?? '')
  const told = await shop.ask(line, { by: diary.buyer.token })
  const { orders } = orderCalls.trip.answer.parse(told.data)
  const parts = [...orders].sort(({ stay: a }, { stay: b }) => Number(a !== null) - Number(b !== null))
  for (const [place, { orderId, sum, status, reservationNumber }] of parts.entries())
    Object.assign(diary.parts[place] ?? {}, {
      orderId,
      total: sum.total,
      status,
      ...(reservationNumber !== null && { pnr: reservationNumber }),
    })
  const statuses = orders.map(({ status }) => status)
  const first = ['submitted', 'paid', 'issuing', 'failed'].find((status) => statuses.includes(status))
  return { status: first ?? statuses[0] ?? 'none', reference: null }
}
