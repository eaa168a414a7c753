import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { samplePeople } from '#demo/sample-data.ts'
import type { PairChoice, PairSearch } from '#flight-and-hotel/address.ts'
import { pairCalls } from '#flight-and-hotel/calls.ts'
import { leadersOf } from '#flight-and-hotel/party-of-rooms.ts'
import type { PairToBook } from '#flight-and-hotel/requests.ts'
import type { FlightPart, StayPart } from '#flight-and-hotel/server/flight-and-hotel.ts'
import type { SignedIn, TestAgency } from '#testing/app/agency.ts'

export const nothing: PairChoice = { flights: [], hotelId: undefined, rateIds: [] }

/** A flight with a hotel, as a browser searches for it and books it. */
export function pairsAt(t: TestAgency) {
  function search(days = 20): PairSearch {
    const today = t.house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
    return {
      origin: 'THR',
      destination: 'KIH',
      out: today.add({ days }),
      back: today.add({ days: days + 3 }),
      rooms: [{ adults: 1, childAges: [] }],
    }
  }

  async function offered(
    asked: PairSearch,
    choice = nothing,
  ): Promise<{ flight: FlightPart; stay: StayPart }> {
    const { flight, stay } = await t.agency['flight-and-hotel'].offer(asked, choice, { address: '10.0.0.1' })
    assert.ok(!('none' in flight), 'none' in flight ? flight.none : '')
    assert.ok(!('none' in stay), 'none' in stay ? stay.none : '')
    return { flight, stay }
  }

  let people = 0
  const somebody = () => t.admit(`+98912777${String(1000 + ++people)}`)

  async function booked({ token }: SignedIn, body: object) {
    const told = await t.ask(pairCalls.book.line, { by: token, body })
    return { ...told, trip: told.status === 200 ? pairCalls.book.answer.parse(told.data) : undefined }
  }

  async function heldBy({ userId }: SignedIn): Promise<readonly string[]> {
    const { rows } = await sql<{ status: string }>`
      select status from orders."order" where owner_id = ${userId} order by created_at`.execute(
      t.house.database,
    )
    return rows.map(({ status }) => status)
  }

  async function issued(buyer: SignedIn): Promise<void> {
    for (let tenths = 0; tenths < 600; tenths++) {
      if ((await heldBy(buyer)).every((status) => status === 'issued')) return
      await sleep(100)
    }
    throw new Error('they are never issued')
  }

  return { search, offered, somebody, booked, heldBy, issued }
}

export function bodyOf(
  asked: PairSearch,
  { flight, stay }: { flight: FlightPart; stay: StayPart },
): PairToBook {
  return {
    flight: { ...flight.chosen, total: flight.detail.flightProposal.totalPrice },
    stay: {
      hotelId: stay.detail.hotel.id,
      checkIn: stay.detail.checkIn,
      checkOut: stay.detail.checkOut,
      rooms: asked.rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
      rateIds: stay.rates.map(({ rateId }) => rateId),
      leaders: [...leadersOf(asked.rooms)],
      total: stay.rates.reduce((sum, { total }) => sum + total, 0),
    },
    passengers: [samplePeople.sara],
    contact: { phoneNumber: '09121234567', email: '' },
    productChannel: 1,
  }
}
