import { totalOf } from '#orders/trip.ts'
import { bodyOf, nothing } from '#testing/app/pairs.ts'
import { comeIn } from '../../journeys/issued-order.ts'
import { dayAhead, eventually, fillWallet } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { type Look, taking } from './picture.ts'

/** A flight with a hotel: the search, both, one that cannot be had, who travels, and the trip until it is issued. */
export async function walkPairs(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  const seen = async (name: string, path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await take(name, 'whole')
  }
  const days = `out=${dayAhead(24)}&back=${dayAhead(27)}&rooms=1`
  const search = `origin=THR&destination=KIH&${days}`
  await seen('140-pair', '/flight-and-hotel')
  await seen('141-pair-both', `/flight-and-hotel?${search}`)
  await seen('142-pair-without-a-hotel', `/flight-and-hotel?origin=THR&destination=ABD&${days}`)
  await comeIn(visit, stage, look.mobile)
  await page.goto(`/flight-and-hotel?${search}`, { waitUntil: 'networkidle' })
  const travellers = await page
    .locator('a[href^="/flight-and-hotel/travellers"]')
    .first()
    .getAttribute('href')
  await seen('143-pair-travellers', travellers ?? '')
  const { tripId, userId } = await held(stage, look.mobile)
  const trip = `/profile/my-travels/trip?tripId=${tripId}`
  await seen('144-trip-to-pay', trip)
  const { orders } = stage.product.agency
  const parts = await orders.trips.ordersOf(tripId)
  await fillWallet(stage, look.mobile, totalOf(parts))
  await orders.trips.confirmFromWallet(tripId, userId)
  const isIssued = async () =>
    (await orders.trips.ordersOf(tripId)).every(({ status }) => status === 'issued')
  await eventually(isIssued, 'the trip was not issued', 60)
  await seen('145-trip', trip)
  await seen('146-trips', '/profile/my-travels')
}

async function held({ product: { agency } }: Stage, mobile: string) {
  const { userId } = await agency.accounts.settle(`+98${mobile.slice(1)}`)
  const [out, back] = [dayAhead(24), dayAhead(27)].map((day) => Temporal.PlainDate.from(day))
  if (out === undefined || back === undefined) throw new RangeError('no days')
  const asked = { origin: 'THR', destination: 'KIH', out, back, rooms: [{ adults: 1, childAges: [] }] }
  const { offer, book } = agency['flight-and-hotel']
  const { flight, stay } = await offer(asked, nothing, { address: mobile })
  if ('none' in flight || 'none' in stay) throw new Error('no flight with a hotel')
  const by = { userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() }
  return { userId, tripId: (await book(bodyOf(asked, { flight, stay }), by)).tripId }
}
