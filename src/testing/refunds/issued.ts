import { randomUUID } from 'node:crypto'
import { due, type OrderPassenger } from '#orders/order.ts'
import type { NewOrder, Orders } from '#orders/server/orders.ts'
import { journeyOf } from '#testing/orders/journey.ts'
import { type Goods, totalOf } from '#testing/refunds/goods.ts'
import { departure, type Group, termsOf } from '#testing/refunds/terms.ts'
import type { TestHouse } from '#testing/server/house.ts'

interface Sold {
  readonly house: TestHouse
  readonly orders: Orders
  readonly goods: Goods
}

export async function issuedOrder(sold: Sold, ownerId: string, voucher?: string): Promise<string> {
  const orderId = await submittedOrder(sold, ownerId)
  await payFor(sold, { orderId, ownerId, voucher })
  await sold.orders.work.issue(orderId)
  return orderId
}

export async function submittedOrder({ orders, goods }: Sold, ownerId: string): Promise<string> {
  const { orderId } = await orders.submit({
    ownerId,
    product: goods.product ?? 'flight',
    item: {},
    channel: 1,
    total: totalOf(goods),
    ...(goods.foreign && { foreign: goods.foreign }),
    once: randomUUID(),
    contact: { phoneNumber: '09121234567', email: null },
    ...(goods.product === 'hotel' ? stayOf(goods) : journeysOf(goods)),
    passengers: goods.groups.map(personOf),
  })
  return orderId
}

interface Wanted {
  readonly orderId: string
  readonly ownerId: string
  readonly voucher?: string | undefined
}

export async function payFor({ house, orders }: Sold, { orderId, ownerId, voucher }: Wanted): Promise<void> {
  await orders.approve(orderId, ownerId)
  if (voucher !== undefined) await orders.applyVoucher({ orderId, code: voucher }, ownerId)
  const order = await orders.ofUser(orderId, ownerId)
  await house.database
    .transaction()
    .execute((trx) =>
      orders.captured(trx, { attemptId: randomUUID(), orderId, gatewayId: 1, amount: due(order) }),
    )
}

type Bought = Pick<NewOrder, 'journeys' | 'stay'>

function journeysOf(goods: Goods): Bought {
  return {
    stay: null,
    journeys: termsOf(goods.groups, goods.ladderIds).legs.map(({ leg, proposalId, departure: at }) =>
      journeyOf(at, leg, proposalId),
    ),
  }
}

function stayOf(goods: Goods): Bought {
  const [checkIn, checksInAt] = [departure.toPlainDate(), departure.toInstant()]
  const stay = {
    hotelId: 'kih-marjan',
    hotelName: 'هتل مرجان',
    hotelNameEn: 'Marjan Hotel',
    cityCode: 'KIH',
    cityName: 'کیش',
    isDomestic: true,
    checkIn,
    checkOut: checkIn.add({ days: 1 }),
    checksInAt,
    checksOutAt: checksInAt.add({ hours: 22 }),
    rooms: goods.groups.length,
  }
  return { journeys: [], stay }
}

const names = ['سارا', 'داریوش', 'مینا', 'کیان', 'نیکا', 'امید', 'رها', 'آرش', 'لیلا'] as const

function personOf({ group }: Group, index: number): OrderPassenger {
  return {
    group,
    firstName: 'SARA',
    lastName: 'AHMADI',
    firstNameFarsi: names[index] ?? 'سارا',
    lastNameFarsi: 'احمدی',
    gender: 'Female',
    birthDate: Temporal.PlainDate.from('1994-05-02'),
    nationalCode: '0013542419',
    passport: null,
  }
}
