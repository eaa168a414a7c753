import { rial } from '#money/rial.ts'
import { traveller } from '#testing/tours/tours.ts'
import { TourOrderToSubmit } from '#tours/requests.ts'
import type { TourDetail } from '#tours/responses.ts'
import { comeIn } from '../../journeys/issued-order.ts'
import { eventually } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { type Look, taking } from './picture.ts'

export async function walkTours(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  const shown = async (name: string, path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await take(name, 'whole')
  }
  const [abroad, home] = [await openTour(stage, false), await openTour(stage, true)]
  await shown('80-tours', '/tours')
  await shown('81-tours-of-a-city', `/tours?city=${abroad.cityCode}`)
  await shown('82-tours-none', `/tours?city=${abroad.cityCode}&stars=3&length=long&price=20000000`)
  await shown('83-tour', `/tours/${abroad.departureId}`)
  const { userId } = await stage.product.agency.accounts.settle(`+98${look.mobile.slice(1)}`)
  await comeIn(visit, stage, look.mobile)
  const stay = home.hotels[0]?.hotelId ?? ''
  await shown('84-tour-travellers', `/tours/buy?departure=${home.departureId}&stay=${stay}&double=2`)
  const held = await heldPlaces(stage, home, { userId, mobile: look.mobile })
  await shown('85-tour-confirm', `/tours/confirm?orderId=${held.orderId}`)
  await shown('86-tour-edit', `/tours/buy?order=${held.orderId}`)
  await issue(stage, held)
  const details = '/profile/my-travels/order-details'
  await shown('87-tour-order', `${details}/TourOrderDetails?orderId=${held.orderId}`)
  await shown('88-tour-refund', `${details}/flight-order-items?orderId=${held.orderId}`)
}

async function openTour({ product }: Stage, isDomestic: boolean): Promise<TourDetail> {
  const { tours } = product.agency
  for (const tour of await tours.list()) {
    if (tour.isDomestic !== isDomestic || tour.isCharter || tour.group.left < 10) continue
    const detail = await tours.detail(tour.departureId)
    if (detail.isOpen) return detail
  }
  throw new Error('no departure is open')
}

interface Held {
  readonly orderId: string
  readonly totalPrice: number
}

/** Two in a room; ordered without the pages. */
async function heldPlaces(
  { product }: Stage,
  { departureId, hotels: [hotel] }: TourDetail,
  { userId, mobile }: { readonly userId: string; readonly mobile: string },
): Promise<Held> {
  return product.agency.tours.submit(
    TourOrderToSubmit.parse({
      departureId,
      hotelId: hotel?.hotelId,
      travellers: [traveller(0, 'double'), traveller(1, 'double')],
      contact: { phoneNumber: mobile, email: '' },
      totalPrice: (hotel?.prices.double ?? 0) * 2,
    }),
    { userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
}

async function issue({ product }: Stage, { orderId, totalPrice }: Held): Promise<void> {
  const { orders, database } = product.agency
  const paid = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(totalPrice) }
  await database.transaction().execute((trx) => orders.captured(trx, paid))
  const isIssued = async () => (await orders.order(orderId))?.status === 'issued'
  await eventually(isIssued, 'the tour was not issued', 30)
}
