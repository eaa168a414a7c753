import assert from 'node:assert/strict'
import type { Rooms } from '#app/door.ts'
import { rial } from '#money/rial.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import type { Belongings } from './call-rules.ts'
import type { Buyer } from './diary.ts'

type Stays = Pick<Belongings, 'issuedStay' | 'openStay'>

/** A room that is booked, and another that is kept until it is paid. */
export async function staysOf({ agency }: TestAgency, buyer: Buyer): Promise<Stays> {
  const issuedStay = await bookedStay(agency, buyer)
  return { issuedStay, openStay: await stayOf(agency, buyer, 40) }
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

async function stayOf(
  { hotels, clock }: Rooms,
  { userId, person: { form, contact } }: Guest,
  days: number,
): Promise<string> {
  const today = clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  const stay = {
    hotelId: 'kih-marjan',
    checkIn: today.add({ days }).toString(),
    checkOut: today.add({ days: days + 2 }).toString(),
  }
  const alone = { adults: 1, childAges: [] }
  const { rooms } = await hotels.detail({ ...stay, rooms: [alone] })
  const rate = rooms[0]?.rates.find(({ isRefundable }) => isRefundable)
  assert.ok(rate)
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
