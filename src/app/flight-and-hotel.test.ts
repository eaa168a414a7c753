import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { samplePeople } from '#demo/sample-data.ts'
import type { PairChoice, PairSearch } from '#flight-and-hotel/address.ts'
import { pairCalls } from '#flight-and-hotel/calls.ts'
import { leadersOf } from '#flight-and-hotel/party-of-rooms.ts'
import type { PairToBook } from '#flight-and-hotel/requests.ts'
import type { FlightPart, StayPart } from '#flight-and-hotel/server/flight-and-hotel.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'

const nothing: PairChoice = { flights: [], hotelId: undefined, rateIds: [] }

suite('a flight and a hotel are bought together', () => {
  let t: TestAgency

  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '6' })
  })
  after(async () => {
    await t[Symbol.asyncDispose]()
    await stopSharedServer()
  })

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

  function bodyOf(asked: PairSearch, { flight, stay }: { flight: FlightPart; stay: StayPart }): PairToBook {
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

  test('both are offered for the party, each list cheapest first, and both are held as one trip', async () => {
    const asked = search()
    const found = await offered(asked)
    assert.equal(found.flight.lists.length, 2, 'there and back are chosen for themselves inside Iran')
    for (const { proposals, chosen } of found.flight.lists) {
      const prices = proposals.map(({ totalPrice }) => totalPrice)
      assert.deepEqual(
        prices,
        prices.toSorted((a, b) => a - b),
      )
      assert.equal(chosen.totalPrice, prices[0])
    }
    const buyer = await somebody()
    const { trip, text } = await booked(buyer, bodyOf(asked, found))
    assert.ok(trip, text)
    const { orders, due, total, isWhole, allowed } = await t.agency.orders.trips.detailsOf(
      buyer.userId,
      trip.tripId,
    )
    assert.deepEqual([isWhole, allowed.pay, due], [true, true, total])
    assert.equal(total, bodyOf(asked, found).flight.total + bodyOf(asked, found).stay.total)
    assert.deepEqual(
      orders.map(({ status, journeys, stay }) => [status, journeys.length, stay?.nights]),
      [
        ['approved', 2, undefined],
        ['approved', 0, 3],
      ],
    )
  })

  test('another flight is chosen without losing the hotel, and another hotel without the flight', async () => {
    const asked = search()
    const first = await offered(asked)
    const flights = first.flight.lists.map(
      ({ proposals }) => (proposals[1] ?? proposals[0])?.proposalId ?? '',
    )
    const hotelId = first.stay.hotels[1]?.id ?? ''
    const then = await offered(asked, { flights, hotelId, rateIds: [] })
    assert.deepEqual(
      then.flight.lists.map(({ chosen }) => chosen.proposalId),
      flights,
    )
    assert.deepEqual(
      [then.stay.detail.hotel.id, then.flight.isAnother, then.stay.isAnother],
      [hotelId, false, false],
    )
    const gone = await offered(asked, { flights: ['1'], hotelId: 'no-such-hotel', rateIds: [] })
    assert.deepEqual([gone.flight.isAnother, gone.stay.isAnother], [true, true])
  })

  test('where one of them cannot be had the other is still shown, and it is said why', async () => {
    const nowhere = await t.agency['flight-and-hotel'].offer({ ...search(), origin: 'XQX' }, nothing, {
      address: '10.0.0.1',
    })
    assert.ok('none' in nowhere.flight && nowhere.flight.none !== '')
    assert.ok('detail' in nowhere.stay)
    const noHotels = await t.agency['flight-and-hotel'].offer({ ...search(), destination: 'ABD' }, nothing, {
      address: '10.0.0.1',
    })
    assert.ok('none' in noHotels.stay && noHotels.stay.none !== '')
  })

  test('a price that is not the shown one holds nothing', async () => {
    const asked = search()
    const body = bodyOf(asked, await offered(asked))
    const buyer = await somebody()
    const dearer = await booked(buyer, { ...body, flight: { ...body.flight, total: body.flight.total - 10 } })
    assert.deepEqual([dearer.status, dearer.code], [409, 'FLIGHT_PRICE_CHANGED'])
    assert.deepEqual(await heldBy(buyer), ['cancelled'], 'the seats are free again')
    const stay = await booked(buyer, { ...body, stay: { ...body.stay, total: body.stay.total - 10 } })
    assert.deepEqual(
      [stay.code, (await heldBy(buyer)).length],
      ['STAY_PRICE_CHANGED', 1],
      'no seat was taken',
    )
    const gone = await booked(buyer, { ...body, stay: { ...body.stay, rateIds: ['no-such-rate'] } })
    assert.deepEqual([gone.code, (await heldBy(buyer)).length], ['ROOM_GONE', 1])
  })

  test('a flight that becomes dearer at the last moment is not bought unasked, and nothing stays held', async () => {
    const asked = { ...search(), destination: 'MHD' }
    const { flight } = await offered(asked)
    const dearer = flight.lists[0]?.proposals.find(
      ({ flightGroups: [group] }) => group?.flightNumber === 'W5 9997',
    )
    assert.ok(dearer)
    const found = await offered(asked, { ...nothing, flights: [dearer.proposalId] })
    const buyer = await somebody()
    const { code, text } = await booked(buyer, bodyOf(asked, found))
    assert.equal(code, 'FLIGHT_PRICE_CHANGED', text)
    assert.deepEqual(await heldBy(buyer), ['cancelled', 'cancelled'])
  })

  test('a leader is one of those who fly and old enough for a room; what is wrong stands at the passenger', async () => {
    const asked = search()
    const body = bodyOf(asked, await offered(asked))
    const buyer = await somebody()
    const nobody = await booked(buyer, { ...body, stay: { ...body.stay, leaders: [1] } })
    assert.deepEqual([nobody.status, nobody.said[0]?.property], [400, 'leaders'])
    const young = { ...samplePeople.sara, birthDateFa: '1390/01/01' }
    const child = await booked(buyer, { ...body, passengers: [young] })
    assert.equal(child.status, 400, child.text)
    assert.equal(child.said[0]?.property, 'passengers.0.birthDateFa')
    assert.ok(!(await heldBy(buyer)).some((status) => ['submitted', 'approved'].includes(status)))
  })

  test('of the last room one has both, and the others neither', async () => {
    const asked = search(26)
    const found = await offered(asked)
    const body = bodyOf(asked, found)
    const [rate] = found.stay.rates
    assert.ok(rate)
    await sql`update hotels.nights set allotment = held + sold + 1
      where room_type = ${rate.roomTypeId} and night >= ${body.stay.checkIn} and night < ${body.stay.checkOut}`.execute(
      t.house.database,
    )
    const buyers = await Promise.all([1, 2, 3, 4].map(somebody))
    const told = await Promise.all(buyers.map((buyer) => booked(buyer, body)))
    assert.equal(
      told.filter(({ trip }) => trip !== undefined).length,
      1,
      told.map(({ text }) => text).join('\n'),
    )
    for (const [place, buyer] of buyers.entries()) {
      const open = (await heldBy(buyer)).filter((status) => ['submitted', 'approved'].includes(status))
      assert.equal(open.length, told[place]?.trip === undefined ? 0 : 2)
    }
  })

  test('the same call made again is the same trip', async () => {
    const asked = search()
    const body = bodyOf(asked, await offered(asked))
    const buyer = await somebody()
    const once = crypto.randomUUID()
    const by = { ...buyer, address: '10.0.0.1', sessionId: crypto.randomUUID(), once }
    const pairs = t.agency['flight-and-hotel']
    const first = await pairs.book(body, by)
    assert.deepEqual(await pairs.book(body, by), first)
    assert.deepEqual(await heldBy(buyer), ['approved', 'approved'])
  })
})
