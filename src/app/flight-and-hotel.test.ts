import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { samplePeople } from '#demo/sample-data.ts'
import { flightCalls } from '#flights/calls.ts'
import type { Proposal } from '#flights/proposal.ts'
import { hotelCalls } from '#hotels/calls.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { bodyOf, nothing, pairsAt } from '#testing/app/pairs.ts'
import { stopSharedServer } from '#testing/database/database.ts'

suite('a flight and a hotel are bought together', () => {
  let t: TestAgency
  let pairs: ReturnType<typeof pairsAt>

  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '6' })
    pairs = pairsAt(t)
  })
  after(async () => {
    await t[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('both are offered for the party, each list cheapest first, and both are held as one trip', async () => {
    const asked = pairs.search()
    const found = await pairs.offered(asked)
    assert.equal(found.flight.lists.length, 2, 'there and back are chosen for themselves inside Iran')
    for (const { proposals, chosen } of found.flight.lists) {
      const prices = proposals.map(({ totalPrice }) => totalPrice)
      assert.deepEqual(
        prices,
        prices.toSorted((a, b) => a - b),
      )
      assert.equal(chosen.totalPrice, prices[0])
    }
    const buyer = await pairs.somebody()
    const { trip, text } = await pairs.booked(buyer, bodyOf(asked, found))
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

  test('each part costs beside the other what it costs alone', async () => {
    const asked = pairs.search()
    const { flight, stay } = await pairs.offered(asked)
    const [here, there] = [{ code: asked.origin }, { code: asked.destination }]
    const dates = [`${asked.out}`, `${asked.back}`]
    const priceOf = ({ flightGroups, fareClass, totalPrice }: Proposal) =>
      `${flightGroups.map(({ flightNumber }) => flightNumber)} ${fareClass} ${totalPrice}`
    for (const [place, { proposals }] of flight.lists.entries()) {
      const [origin, destination] = place === 0 ? [here, there] : [there, here]
      const body = { flightType: 1, origin, destination, dates: [dates[place]], adults: 1 }
      const told = await t.ask(flightCalls.available.line, { body })
      const alone = new Set(flightCalls.available.answer.parse(told.data).proposals.map(priceOf))
      for (const one of proposals) assert.ok(alone.has(priceOf(one)), priceOf(one))
    }
    const rooms = [{ adults: 1, childAges: [] }]
    const nights = { cityCode: asked.destination, checkIn: dates[0], checkOut: dates[1], rooms }
    const { hotels } = hotelCalls.available.answer.parse(
      (await t.ask(hotelCalls.available.line, { body: nights })).data,
    )
    for (const { id, total } of stay.hotels)
      assert.equal(total, hotels.find((one) => one.id === id)?.total, id)
  })

  test('another flight is chosen without losing the hotel, and another hotel without the flight', async () => {
    const asked = pairs.search()
    const first = await pairs.offered(asked)
    const flights = first.flight.lists.map(
      ({ proposals }) => (proposals[1] ?? proposals[0])?.proposalId ?? '',
    )
    const hotelId = first.stay.hotels[1]?.id ?? ''
    const then = await pairs.offered(asked, { flights, hotelId, rateIds: [] })
    assert.deepEqual(
      then.flight.lists.map(({ chosen }) => chosen.proposalId),
      flights,
    )
    assert.deepEqual(
      [then.stay.detail.hotel.id, then.flight.isAnother, then.stay.isAnother],
      [hotelId, false, false],
    )
    const gone = await pairs.offered(asked, { flights: ['1'], hotelId: 'no-such-hotel', rateIds: [] })
    assert.deepEqual([gone.flight.isAnother, gone.stay.isAnother], [true, true])
  })

  test('where one of them cannot be had the other is still shown, and it is said why', async () => {
    const nowhere = await t.agency['flight-and-hotel'].offer({ ...pairs.search(), origin: 'XQX' }, nothing, {
      address: '10.0.0.1',
    })
    assert.ok('none' in nowhere.flight && nowhere.flight.none !== '')
    assert.ok('detail' in nowhere.stay)
    const noHotels = await t.agency['flight-and-hotel'].offer(
      { ...pairs.search(), destination: 'ABD' },
      nothing,
      {
        address: '10.0.0.1',
      },
    )
    assert.ok('none' in noHotels.stay && noHotels.stay.none !== '')
  })

  test('a price that is not the shown one holds nothing', async () => {
    const asked = pairs.search()
    const body = bodyOf(asked, await pairs.offered(asked))
    const buyer = await pairs.somebody()
    const dearer = await pairs.booked(buyer, {
      ...body,
      flight: { ...body.flight, total: body.flight.total - 10 },
    })
    assert.deepEqual([dearer.status, dearer.code], [409, 'FLIGHT_PRICE_CHANGED'])
    assert.deepEqual(await pairs.heldBy(buyer), ['cancelled'], 'the seats are free again')
    const stay = await pairs.booked(buyer, { ...body, stay: { ...body.stay, total: body.stay.total - 10 } })
    assert.deepEqual(
      [stay.code, (await pairs.heldBy(buyer)).length],
      ['STAY_PRICE_CHANGED', 1],
      'no seat was taken',
    )
    const gone = await pairs.booked(buyer, { ...body, stay: { ...body.stay, rateIds: ['no-such-rate'] } })
    assert.deepEqual([gone.code, (await pairs.heldBy(buyer)).length], ['ROOM_GONE', 1])
  })

  test('a leader is one of those who fly and old enough for a room; what is wrong stands at the passenger', async () => {
    const asked = pairs.search()
    const body = bodyOf(asked, await pairs.offered(asked))
    const buyer = await pairs.somebody()
    const nobody = await pairs.booked(buyer, { ...body, stay: { ...body.stay, leaders: [1] } })
    assert.deepEqual([nobody.status, nobody.said[0]?.property], [400, 'leaders'])
    const young = { ...samplePeople.sara, birthDateFa: '1390/01/01' }
    const child = await pairs.booked(buyer, { ...body, passengers: [young] })
    assert.equal(child.status, 400, child.text)
    assert.equal(child.said[0]?.property, 'passengers.0.birthDateFa')
    assert.ok(!(await pairs.heldBy(buyer)).some((status) => ['submitted', 'approved'].includes(status)))
  })

  test('of the last room one has both, and the others neither', async () => {
    const asked = pairs.search(26)
    const found = await pairs.offered(asked)
    const body = bodyOf(asked, found)
    const [rate] = found.stay.rates
    assert.ok(rate)
    await sql`update hotels.nights set allotment = held + sold + 1
      where room_type = ${rate.roomTypeId} and night >= ${body.stay.checkIn} and night < ${body.stay.checkOut}`.execute(
      t.house.database,
    )
    const buyers = await Promise.all([1, 2, 3, 4].map(pairs.somebody))
    const told = await Promise.all(buyers.map((buyer) => pairs.booked(buyer, body)))
    assert.equal(
      told.filter(({ trip }) => trip !== undefined).length,
      1,
      told.map(({ text }) => text).join('\n'),
    )
    for (const [place, buyer] of buyers.entries()) {
      const open = (await pairs.heldBy(buyer)).filter((status) => ['submitted', 'approved'].includes(status))
      assert.equal(open.length, told[place]?.trip === undefined ? 0 : 2)
    }
  })

  test('the same call made again is the same trip', async () => {
    const asked = pairs.search()
    const body = bodyOf(asked, await pairs.offered(asked))
    const buyer = await pairs.somebody()
    const once = crypto.randomUUID()
    const by = { ...buyer, address: '10.0.0.1', sessionId: crypto.randomUUID(), once }
    const { book } = t.agency['flight-and-hotel']
    const first = await book(body, by)
    assert.deepEqual(await book(body, by), first)
    assert.deepEqual(await pairs.heldBy(buyer), ['approved', 'approved'])
  })
})
