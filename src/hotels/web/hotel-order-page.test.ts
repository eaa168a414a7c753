import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { findHotel, hotelView } from '#hotels/catalogue.ts'
import { loader } from '#hotels/web/hotel-order-page.server.ts'
import { refusals } from '#server/refusal.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { stayInKish, threeRooms } from '#testing/orders/stay.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

const refuse = refusals({ SOLD_OUT: { says: 'ظرفیت تکمیل شد', status: 409 } })

const marjan = findHotel(stayInKish.hotelId)
assert.ok(marjan)
const hotel = hotelView(marjan)

const room = (place: number) => ({
  room: place,
  roomName: 'دو تخته رو به دریا',
  board: 'breakfast',
  adults: 2,
  childAges: place === 0 ? [4, 0] : [],
  isRefundable: true,
  total: 10_000_000,
  voucherNumber: `H${place}`,
  state: place === 1 ? 'refunded' : 'booked',
  cancellation: [{ label: '', from: null, until: null, percent: 0, penalty: 0, refund: 1, state: 'coming' }],
})

interface Around {
  readonly ordered?: () => Promise<object>
  readonly userId?: string
}

function shown({ orders, house }: Market, orderId: string, { userId, ordered }: Around) {
  const context = new RouterContextProvider()
  const rooms = async () => ({ rooms: [0, 1, 2].map(room) })
  const hotels = { hotel: (id: string) => (id === hotel.id ? hotel : undefined), ordered: ordered ?? rooms }
  const refunds = { ofOrder: async () => [] }
  context.set(agencyContext, { orders, hotels, refunds, clock: house.clock })
  if (userId !== undefined) context.set(visitorContext, { kind: 'user', userId, sessionId: 'test' })
  const url = new URL(`http://localhost/HotelOrderDetails?orderId=${orderId}`)
  return loader({ request: new Request(url), url, context, params: {}, pattern: '' })
}

test('the head names the number that the hotel knows the order by now', async () => {
  await using market = await openMarket()
  const userId = randomUUID()
  const { orderId } = await market.buy({ ...threeRooms, ownerId: userId })
  const orders: Market['orders'] = {
    ...market.orders,
    detailsOf: async (...given) => ({
      ...(await market.orders.detailsOf(...given)),
      reservationNumber: 'H2',
    }),
  }
  const order = await shown({ ...market, orders }, orderId, { userId })
  assert.equal(order.reservationNumber, 'H2')
})

test('the owner reads room by room who signs, which number it has, and what giving it back costs', async () => {
  await using market = await openMarket()
  const userId = randomUUID()
  const { orderId } = await market.buy({ ...threeRooms, ownerId: userId })
  const order = await shown(market, orderId, { userId })
  assert.deepEqual(
    order.rooms.map(({ ordinal, latin, voucherNumber, isRefunded, steps }) => [
      ordinal,
      latin,
      voucherNumber,
      isRefunded,
      steps.length,
    ]),
    [
      ['اتاق اول', 'SARA AHMADI', 'H0', false, 1],
      ['اتاق دوم', 'DARA AHMADI', 'H1', true, 0],
      ['اتاق سوم', 'MINA AHMADI', 'H2', false, 1],
    ],
  )
  assert.equal(order.rooms[0]?.guests, '۲ بزرگسال و ۲ کودک (۴ ساله، زیر یک سال)')
  assert.deepEqual(
    [order.checkIn.day, order.checkOut.day, order.nights, order.zone],
    ['پنجشنبه ۱۲ آذر ۱۴۰۵', 'شنبه ۱۴ آذر ۱۴۰۵', '۲ شب', 'Asia/Tehran'],
  )
  assert.equal(order.standing.says, 'در انتظار پرداخت')
})

test('an order that never got its rooms still shows who they were for', async () => {
  await using market = await openMarket()
  const userId = randomUUID()
  const { orderId } = await market.buy({ ...threeRooms, ownerId: userId })
  const order = await shown(market, orderId, { userId, ordered: () => Promise.reject(refuse('SOLD_OUT')) })
  assert.deepEqual(
    order.rooms.map(({ latin, amount, steps }) => [latin, amount, steps.length]),
    [
      ['SARA AHMADI', null, 0],
      ['DARA AHMADI', null, 0],
      ['MINA AHMADI', null, 0],
    ],
  )
})

test('an order of flights, another’s stay and no order are the same 404; a guest signs in first', async () => {
  await using market = await openMarket()
  const userId = randomUUID()
  const flight = await market.buy({ ownerId: userId })
  const another = await market.buy(threeRooms)
  for (const orderId of [flight.orderId, another.orderId, randomUUID(), 'nothing'])
    await assert.rejects(
      shown(market, orderId, { userId }),
      (thrown: { init?: { status?: number } }) => thrown.init?.status === 404,
      orderId,
    )
  await assert.rejects(
    shown(market, another.orderId, {}),
    (thrown: unknown) => thrown instanceof Response && thrown.status === 302,
  )
})
