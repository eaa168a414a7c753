import assert from 'node:assert/strict'
import type { Rooms } from '#app/door.ts'
import { type Rial, rial } from '#money/rial.ts'
import { totalOf } from '#orders/trip.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import { fill } from '#testing/orders/money.ts'
import type { Belongings } from './belongings.ts'
import type { Buyer } from './diary.ts'

type Stays = Pick<Belongings, 'issuedStay' | 'openStay' | 'trip'>

/** Two rooms that are booked as one trip, and another that is kept until it is paid. */
export async function staysOf({ agency, house }: TestAgency, buyer: Buyer): Promise<Stays> {
  const { hotels, orders, wallet } = agency
  const orderIds = [await stayOf(agency, buyer, 20), await stayOf(agency, buyer, 30)]
  for (const orderId of orderIds) await hotels.reserve({ orderId }, buyer.userId)
  const plan = { userId: buyer.userId, orderIds, isWhole: false, once: crypto.randomUUID() }
  const { tripId: trip } = await orders.trips.make(plan)
  await fill({ house, wallet }, buyer.userId, await priceOf(agency, trip))
  await orders.trips.confirmFromWallet(trip, buyer.userId)
  for (const orderId of orderIds) await orders.work.issue(orderId)
  const [issuedStay = ''] = orderIds
  assert.equal((await orders.order(issuedStay))?.status, 'issued')
  return { issuedStay, trip, openStay: await stayOf(agency, buyer, 40) }
}

async function priceOf({ orders }: Rooms, tripId: string): Promise<Rial> {
  return totalOf(await orders.trips.ordersOf(tripId))
}

/** Two rooms that wait to be paid together. */
export async function openTripOf(agency: Rooms, buyer: Buyer): Promise<string> {
  const { hotels, orders } = agency
  const orderIds = [await stayOf(agency, buyer, 24), await stayOf(agency, buyer, 34)]
  for (const orderId of orderIds) await hotels.reserve({ orderId }, buyer.userId)
  const plan = { userId: buyer.userId, orderIds, isWhole: false, once: crypto.randomUUID() }
  return (await orders.trips.make(plan)).tripId
}

type Guest = Pick<Buyer, 'userId' | 'person'>

export async function bookedStay(agency: Rooms, buyer: Guest): Promise<string> {
  const issuedStay = await stayOf(agency, buyer, 20)
  const { hotels, orders, database } = agency
  const { due } = await hotels.reserve({ orderId: issuedStay }, buyer.userId)
  await database.transaction().execute((trx) =>
    orders.captured(trx, {
      attemptId: crypto.randomUUID(),
      orderId: issuedStay,
      gatewayId: 1,
      amount: rial(due),
    }),
  )
  await orders.work.issue(issuedStay)
  assert.equal((await orders.order(issuedStay))?.status, 'issued')
  return issuedStay
}

const alone = { adults: 1, childAges: [] }

/** Two nights from that day on, or from the next that has a room of ours with a way back. */
async function refundableFrom({ hotels, clock }: Pick<Rooms, 'hotels' | 'clock'>, days: number) {
  const today = clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  for (let ahead = days; ahead < days + 10; ahead += 1) {
    const stay = {
      hotelId: 'kih-marjan',
      checkIn: today.add({ days: ahead }).toString(),
      checkOut: today.add({ days: ahead + 2 }).toString(),
    }
    const { rooms } = await hotels.detail({ ...stay, rooms: [alone] })
    const rate = rooms.flatMap(({ rates }) => rates).find(({ isRefundable }) => isRefundable)
    if (rate !== undefined) return { stay, rate }
  }
  throw new Error('no room that can be given back for ten days')
}

export async function stayOf(
  { hotels, clock }: Rooms,
  { userId, person: { form, contact } }: Guest,
  days: number,
): Promise<string> {
  const { stay, rate } = await refundableFrom({ hotels, clock }, days)
  const { orderId } = await hotels.submit(
    {
      ...stay,
      rooms: [{ ...alone, rateId: rate.rateId, leader: form }],
      contact: { ...contact, email: '' },
      productChannel: 1,
      totalPrice: rate.total,
    },
    { userId, address: '10.0.0.1', sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
  return orderId
}

export function reviewOf(orderId: string): object {
  return { orderId, company: 'alone', scores: { clean: 5, staff: 5, comfort: 5, place: 5, worth: 5 } }
}

export function stayAtWrongPrice(leader: object, checkIn: Temporal.PlainDate): object {
  return {
    hotelId: 'kih-marjan',
    checkIn: `${checkIn}`,
    checkOut: `${checkIn.add({ days: 2 })}`,
    rooms: [{ adults: 1, rateId: 'kih-marjan.double.room-only.fixed', leader }],
    contact: { phoneNumber: '09351112233' },
    totalPrice: 1000,
  }
}
