import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { openTestTours, type TestTours } from '#testing/tours/tours.ts'
import { tourCalls } from '#tours/calls.ts'
import { TourListed } from '#tours/responses.ts'

suite('departures whose flight is full', () => {
  let t: TestTours
  before(async () => {
    t = await openTestTours()
  })
  after(() => t[Symbol.asyncDispose]())

  async function anOpenOne(): Promise<string> {
    const found = t.departures.filter((one) => one.isDomestic && !one.isCharter && one.group.left >= 12)
    for (const one of found) if ((await t.detail(one.departureId)).isOpen) return one.departureId
    return assert.fail('no departure is open')
  }

  test('the list knows them, and offers none as free', async () => {
    const departureId = await anOpenOne()
    const { outbound, leavesOn } = await t.detail(departureId)
    const listed = async () => {
      const all = tourCalls.list.answer.parse((await t.ask(tourCalls.list.line)).data)
      return TourListed.parse(all.find((one) => one.departureId === departureId))
    }
    assert.equal((await listed()).isFlightFull, false)
    await sql`
      update flights.fares f set elsewhere = capacity - held - sold from flights.departures d
      where d.id = f.departure_id and d.flight_number = ${Number(outbound.flightNumber.split(' ')[1])}
        and d.date = ${leavesOn}`.execute(t.house.database)
    const full = await listed()
    assert.equal(full.isFlightFull, true)
    assert.ok(full.group.left > 0, 'its group is not')
    const detail = await t.detail(departureId)
    assert.deepEqual([detail.isFlightFull, detail.isOpen], [true, false])
  })
})
