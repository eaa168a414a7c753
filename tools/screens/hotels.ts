import { samplePeople } from '#demo/sample-data.ts'
import { rial } from '#money/rial.ts'
import { comeIn } from '../../journeys/issued-order.ts'
import { dayAhead, eventually } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { type Look, taking } from './picture.ts'

/** Each traveller's own: a house has a few rooms a night, and those that are photographed stay sold. */
function nightsOf({ mobile }: Look) {
  const first = 12 + (Number(mobile.slice(-4)) % 10) * 3
  return { checkIn: dayAhead(first), checkOut: dayAhead(first + 3) }
}

export async function walkHotels(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  const nights = nightsOf(look)
  const stay = `checkIn=${nights.checkIn}&checkOut=${nights.checkOut}&rooms=2.6`
  const shown = async (name: string, path: string, how: 'fold' | 'whole' = 'whole') => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await take(name, how)
  }
  await shown('60-hotels', `/hotels?city=KIH&${stay}`, 'fold')
  await shown('61-hotels-filtered', `/hotels?city=MHD&${stay}&stars=5&board=breakfast`)
  await shown('62-hotel-rooms', `/hotels?city=KIH&${stay}&hotel=kih-marjan`)
  await shown('63-hotels-map', `/hotels?city=KIH&${stay}&view=map`, 'fold')
  await shown('64-hotels-abroad', `/hotels?city=IST&${stay}`, 'fold')
  await shown('65-hotel', `/hotel/kih-marjan?${stay}`)
  await shown('66-hotel-home', '/hotel-home')

  const { userId } = await stage.product.agency.accounts.settle(`+98${look.mobile.slice(1)}`)
  await comeIn(visit, stage, look.mobile)
  const rate = 'kih-marjan.double.breakfast.flexible'
  await shown('67-leaders', `/hotel/leaders?hotel=kih-marjan&${stay}&rates=${rate}`)
  const order = await held(stage, { userId, look })
  await shown('68-hotel-confirm', `/hotel/confirm?orderId=${order.orderId}`)
  await issue(stage, { ...order, userId })
  const details = '/profile/my-travels/order-details'
  await shown('69-hotel-order', `${details}/HotelOrderDetails?orderId=${order.orderId}`)
  await shown('70-hotel-refund', `${details}/flight-order-items?orderId=${order.orderId}`)
  await shown('71-hotel-trips', '/profile/my-travels')
}

interface Held {
  readonly orderId: string
  readonly total: number
}

/** Two rooms in Kish, one with a child of six, for Sara and Dariush; ordered without the pages. */
async function held(stage: Stage, { userId, look }: { userId: string; look: Look }): Promise<Held> {
  const { mobile } = look
  const { hotels } = stage.product.agency
  const asked = { hotelId: 'kih-marjan', ...nightsOf(look) }
  const parties = [
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [6] },
  ]
  const { rooms } = await hotels.detail({ ...asked, rooms: parties })
  const isWanted = ({ board, left }: { board: string; left: number }) => board === 'breakfast' && left > 1
  const rates = rooms.map(({ rates }) => rates.find(isWanted))
  const total = rates.reduce((sum, rate) => sum + (rate?.total ?? 0), 0)
  const leaders = [samplePeople.sara, samplePeople.dariush] as const
  const { orderId } = await hotels.submit(
    {
      ...asked,
      rooms: parties.map((party, place) => ({
        ...party,
        rateId: rates[place]?.rateId ?? '',
        leader: leaders[place] ?? samplePeople.sara,
      })),
      contact: { phoneNumber: mobile, email: '' },
      productChannel: 1,
      totalPrice: total,
    },
    { userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
  return { orderId, total }
}

async function issue(stage: Stage, { orderId, userId, total }: Held & { userId: string }): Promise<void> {
  const { orders, database } = stage.product.agency
  await orders.approve(orderId, userId)
  const paid = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(total) }
  await database.transaction().execute((trx) => orders.captured(trx, paid))
  const isIssued = async () => (await orders.order(orderId))?.status === 'issued'
  await eventually(isIssued, 'the rooms were not issued', 30)
}
