import { hotelCalls } from '#hotels/calls.ts'
import { type Diary, once } from './diary.ts'
import type { Goods } from './goods.ts'

export interface RoomWish {
  readonly hotelId: string
  readonly checkIn: string
  readonly checkOut: string
}

const alone = { adults: 1, childAges: [] }

export function hotelGoods(stay: RoomWish): Goods {
  return {
    async order(shop, diary) {
      const told = await shop.ask(hotelCalls.detail.line, { body: { ...stay, rooms: [alone] } })
      const rates = hotelCalls.detail.answer.parse(told.data).rooms[0]?.rates ?? []
      const rate = rates.find(({ isRefundable }) => isRefundable)
      if (rate === undefined) return undefined
      const { person } = diary.buyer
      const rooms = [{ ...alone, rateId: rate.rateId, leader: person.form }]
      const body = { ...stay, rooms, contact: person.contact, totalPrice: rate.total }
      const orderId = taken(diary, await once(shop, diary, { line: hotelCalls.submit.line, body }))
      if (orderId === undefined) return undefined
      return taken(diary, await once(shop, diary, { line: hotelCalls.reserve.line, body: { orderId } }))
    },
    async look(shop, { buyer }, orderId) {
      const line = hotelCalls.verify.line.replace('{id}', orderId)
      const told = await shop.ask(line, { by: buyer.token })
      const { status, rooms } = hotelCalls.verify.answer.parse(told.data)
      return { status, reference: rooms[0]?.voucherNumber ?? null }
    },
  }
}

function taken(diary: Diary, told: Awaited<ReturnType<typeof once>>): string | undefined {
  if (told === undefined) return undefined
  const { orderId, totalPrice, status } = hotelCalls.submit.answer.parse(told.data)
  Object.assign(diary, { orderId, total: totalPrice, status })
  return orderId
}
