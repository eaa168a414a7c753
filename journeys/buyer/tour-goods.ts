import { tourCalls } from '#tours/calls.ts'
import { type Diary, once, type Shop } from './diary.ts'
import type { Goods, OrderStatus } from './goods.ts'

/** A place in a group for one, in the cheapest hotel, alone in a room. */
export function tourGoods(departureId: string): Goods {
  return {
    async order(shop, diary) {
      const response = await shop.ask(`${tourCalls.detail.line}?departureId=${departureId}`)
      const [hotel] = tourCalls.detail.answer.parse(response.data).hotels
      const { person } = diary.buyer
      const body = {
        departureId,
        hotelId: hotel?.hotelId,
        travellers: [{ room: 0, bed: 'single', fields: person.form }],
        contact: person.contact,
        totalPrice: hotel?.prices.single,
      }
      const made = await once(shop, diary, { line: tourCalls.submit.line, body })
      if (made === undefined) return undefined
      const { orderId, totalPrice: total, status } = tourCalls.submit.answer.parse(made.data)
      Object.assign(diary, { orderId, total, status })
      return orderId
    },
    look: lookAtTour,
  }
}

export async function lookAtTour(shop: Shop, { buyer }: Diary, orderId: string): Promise<OrderStatus> {
  const line = tourCalls.verify.line.replace('{id}', orderId)
  const response = await shop.ask(line, { by: buyer.token })
  const { status, voucherNumber } = tourCalls.verify.answer.parse(response.data)
  return { status, reference: voucherNumber }
}
