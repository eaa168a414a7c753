import assert from 'node:assert/strict'
import { rial } from '#money/rial.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import { traveller } from '#testing/tours/tours.ts'
import { TourOrderToSubmit } from '#tours/requests.ts'
import type { Belongings } from './belongings.ts'
import type { Buyer } from './diary.ts'

/** A booked place in a group, far enough ahead that nobody calls it off. */
export async function toursOf(agency: TestAgency, buyer: Buyer): Promise<Pick<Belongings, 'issuedTour'>> {
  const { tours, orders, database } = agency.agency
  const departure = await openDeparture(agency)
  const { hotels } = departure
  const [hotel] = hotels
  assert.ok(hotel)
  const { orderId, totalPrice } = await tours.submit(
    TourOrderToSubmit.parse({
      departureId: departure.departureId,
      hotelId: hotel.hotelId,
      travellers: [traveller(0, 'single')],
      contact: { phoneNumber: '09351112233', email: '' },
      totalPrice: hotel.prices.single,
    }),
    { userId: buyer.userId, address: '192.0.2.1', sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
  const attempt = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(totalPrice) }
  await database.transaction().execute((trx) => orders.captured(trx, attempt))
  await orders.work.issue(orderId)
  assert.equal((await orders.order(orderId))?.status, 'issued')
  return { issuedTour: orderId }
}

async function openDeparture({ agency: { tours } }: TestAgency) {
  for (const { departureId, isDomestic, group } of await tours.list()) {
    if (!isDomestic || group.left < 10) continue
    const detail = await tours.detail(departureId)
    if (detail.isOpen) return detail
  }
  return assert.fail('no departure is open')
}

export function tourAtWrongPrice(fields: object): object {
  return {
    departureId: 'mhd-2-2026-12-10',
    hotelId: 'mhd-javad',
    travellers: [{ room: 0, bed: 'single', fields }],
    contact: { phoneNumber: '09351112233' },
    totalPrice: 1000,
  }
}
