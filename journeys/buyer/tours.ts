import assert from 'node:assert/strict'
import { rial } from '#money/rial.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import { traveller } from '#testing/tours/tours.ts'
import { TourOrderToSubmit } from '#tours/requests.ts'
import type { TourOrdered } from '#tours/responses.ts'
import type { Belongings } from './belongings.ts'
import type { Buyer } from './diary.ts'

/** A booked place in a group, far enough ahead that nobody calls it off. */
export async function toursOf(agency: TestAgency, buyer: Buyer): Promise<Pick<Belongings, 'issuedTour'>> {
  const { orders, database } = agency.agency
  const { orderId, totalPrice } = await heldPlace(agency, buyer)
  const attempt = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(totalPrice) }
  await database.transaction().execute((trx) => orders.captured(trx, attempt))
  await orders.work.issue(orderId)
  assert.equal((await orders.order(orderId))?.status, 'issued')
  return { issuedTour: orderId }
}

/** A place that waits to be paid. */
export async function openTourOf(agency: TestAgency, buyer: Buyer): Promise<string> {
  return (await heldPlace(agency, buyer)).orderId
}

async function heldPlace(agency: TestAgency, { userId }: Buyer): Promise<TourOrdered> {
  const { departureId, hotels } = await openDeparture(agency)
  const [hotel] = hotels
  assert.ok(hotel)
  return agency.agency.tours.submit(
    TourOrderToSubmit.parse({
      departureId,
      hotelId: hotel.hotelId,
      travellers: [traveller(0, 'single')],
      contact: { phoneNumber: '09351112233', email: '' },
      totalPrice: hotel.prices.single,
    }),
    { userId, address: '192.0.2.1', sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
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

export function tourCorrected(
  { openTour, issuedTour }: Pick<Belongings, 'openTour' | 'issuedTour'>,
  fields: object,
): { readonly body: object } {
  const contact = { phoneNumber: '09351112233' }
  return { body: { orderId: openTour ?? issuedTour, travellers: [{ fields }], contact } }
}
