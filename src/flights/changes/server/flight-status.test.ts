import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { Proposal } from '#flights/proposal.ts'
import { openFlights } from '#flights/server/flights.ts'
import { buyingAt, type Pick } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>

before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())

async function flightOn(date: string) {
  const { proposals } = await buying.search({ dates: [date] })
  const flightNumber = proposals[0]?.flightGroups[0]?.flightNumber
  assert.ok(flightNumber)
  const isIt = ({ flightGroups }: Proposal) => flightGroups[0]?.flightNumber === flightNumber
  const pick: Pick = (found) => found.find(isIt)
  const named = { flightNumber, date: Temporal.PlainDate.from(date) }
  const told = (status: { isCancelled?: boolean; minutes?: number }) =>
    t.house.database
      .transaction()
      .execute((trx) => t.flights.tellStatus(trx, { ...named, status, source: 'میز پشتیبانی' }))
  const isListed = async () => (await buying.search({ dates: [date] })).proposals.some(isIt)
  return { named, pick, told, isListed, party: { dates: [date] } }
}

async function comes(isSo: () => Promise<boolean>): Promise<void> {
  for (let tried = 0; !(await isSo()); tried++) {
    assert.ok(tried < 3000, 'it never came')
    await new Promise((wake) => setTimeout(wake, 20))
  }
}

const freeSeats = (orderFare: string | undefined) =>
  one<{ free: number; held: number; sold: number }>(
    t.house.database,
    sql`select capacity - held - sold - elsewhere as free, held, sold from flights.fares where id = ${orderFare}`,
  )

test('a cancelled flight is in no list and nobody holds it, and it is sold again when it goes after all', async () => {
  const { pick, told, isListed, party } = await flightOn('2026-12-08')
  assert.ok(await isListed())
  const { proposals } = await buying.search(party)
  const before = await freeSeats(pick(proposals)?.proposalId)
  await told({ isCancelled: true })
  await comes(async () => !(await isListed()))
  const userId = await t.user()
  await assert.rejects(
    t.flights.product.hold({
      orderId: crypto.randomUUID(),
      item: {
        legs: [{ fareIds: [Number(pick(proposals)?.proposalId)], isReturning: false, groups: ['adult'] }],
      },
      until: t.house.clock.now().add({ minutes: 10 }),
    }),
    { code: 'FLIGHT_CANCELLED' },
  )
  await told({ isCancelled: false })
  await comes(isListed)
  assert.deepEqual(await freeSeats(pick(proposals)?.proposalId), before)
  const { orderId } = await buying.submitted(userId, pick, { party })
  assert.ok(orderId)
})

test('seats that come back of a cancelled flight go to nobody', async () => {
  const { pick, told, isListed, party } = await flightOn('2026-12-09')
  const userId = await t.user()
  const kept = await buying.submitted(userId, pick, { party })
  const sold = await buying.paid(await t.user(), pick, { party })
  await t.orders.work.issue(sold.orderId)
  await told({ isCancelled: true })
  await t.orders.withdraw(kept.orderId, 'the flight was cancelled')
  const back = [{ passenger: 0, leg: 0 }]
  await t.house.database.transaction().execute((trx) => t.flights.product.refund(trx, sold.orderId, back))
  for (const { proposalId } of [kept.proposal, sold.proposal])
    assert.deepEqual(await freeSeats(proposalId), { free: 0, held: 0, sold: 0 })
  await comes(async () => !(await isListed()))
  assert.equal((await t.orders.order(kept.orderId))?.status, 'cancelled')
})

test('who pays for a cancelled flight gets his money and no ticket; who has not agreed yet cannot', async () => {
  const { pick, told, party, named } = await flightOn('2026-12-10')
  const owner = await t.user()
  const paid = await buying.paid(owner, pick, { party })
  const other = await t.user()
  const kept = await buying.submitted(other, pick, { party })
  await told({ isCancelled: true })
  assert.deepEqual((await t.flights.heldOn(named)).toSorted(), [paid.orderId, kept.orderId].toSorted())
  await assert.rejects(t.orders.approve(kept.orderId, other), { code: 'FLIGHT_CANCELLED' })
  const total = (await t.orders.order(paid.orderId))?.total
  await t.orders.work.issue(paid.orderId)
  assert.equal((await t.orders.order(paid.orderId))?.status, 'unissued')
  await t.orders.declineChoice(paid.orderId, owner)
  assert.equal(await t.wallet.balanceOf(owner), total)
  assert.equal((await freeSeats(paid.proposal.proposalId)).sold, 0)
})

test('a ticket that is issued in the moment of the cancellation is not sold', async () => {
  const { pick, told, party } = await flightOn('2026-12-11')
  const { orderId } = await buying.paid(await t.user(), pick, { party })
  await told({ isCancelled: true })
  await assert.rejects(
    sql`select flights.sell_held(${orderId}, array['ABCDEF'], array[null]::text[], array['1'], array[0]::smallint[],
      array[0], now())`.execute(t.house.database),
    { constraint: 'cancelled_is_not_sold' },
  )
})

test('a late flight is listed and sold at its new hour, and who buys it so is told of no change', async () => {
  const { pick, told, party, named } = await flightOn('2026-12-15')
  const before = pick((await buying.search(party)).proposals)?.flightGroups[0]
  await told({ minutes: 90 })
  const hourOf = async () => pick((await buying.search(party)).proposals)?.flightGroups[0]?.departureTime
  const later = Temporal.PlainTime.from(before?.departureTime ?? '').add({ minutes: 90 })
  await comes(async () => (await hourOf()) === later.toString({ smallestUnit: 'minute' }))
  const userId = await t.user()
  const { orderId } = await buying.paid(userId, pick, { party })
  await t.orders.work.issue(orderId)
  const [journey] = (await t.orders.detailsOf(userId, orderId)).journeys
  assert.deepEqual(
    [journey?.departureTime, journey?.change],
    [`${named.date}T${later.toString({ smallestUnit: 'minute' })}`, null],
  )
  await told({ minutes: 0, isCancelled: false })
  const [onTime] = (await t.orders.detailsOf(userId, orderId)).journeys
  assert.deepEqual(
    [onTime?.departureTime.slice(11), onTime?.change?.kind],
    [before?.departureTime, 'new-time'],
  )
})

test('the other server lists it no more, whatever it keeps in memory, and a day made later knows of it', async () => {
  const { pick, told, party, named } = await flightOn('2026-12-12')
  const other = openFlights(t.house, t.neighbours)
  const body = {
    origin: { code: 'THR', kind: 'CityCode' as const },
    destination: { code: 'MHD', kind: 'CityCode' as const },
    flightType: 1 as const,
    adults: 1,
    children: 0,
    infants: 0,
    ...party,
  }
  // the second request makes it cached as text
  for (let again = 0; again < 3; again++) await other.searchText(body)
  const shows = async () =>
    Buffer.concat([...(await other.searchText(body))])
      .toString()
      .includes(`"${named.flightNumber}"`)
  assert.ok(await shows())
  assert.ok(pick((await buying.search(party)).proposals))
  await told({ isCancelled: true })
  await comes(async () => !(await shows()))
  const [line] = await t.flights.departuresOf({ ...named, date: named.date.add({ days: 28 }) })
  assert.ok(line, 'a day that nobody asked for is made for the desk')
  await other.close()
})

test('a list tells the new hour of a flight, and the one it was sold with, until it goes as it was sold', async () => {
  const { pick, told, party } = await flightOn('2026-12-19')
  const leg = async () => pick((await buying.search(party)).proposals)?.flightGroups[0]?.flightLegs[0]
  const sold = (await leg())?.departureDateTime
  assert.ok(sold)
  assert.equal((await leg())?.soldDateTime, undefined)
  await told({ minutes: 90 })
  const later = Temporal.PlainDateTime.from(sold).add({ minutes: 90 }).toString({ smallestUnit: 'minute' })
  await comes(async () => (await leg())?.departureDateTime === later)
  assert.equal((await leg())?.soldDateTime, sold)
  await told({ minutes: 0 })
  await comes(async () => (await leg())?.departureDateTime === sold)
  assert.equal((await leg())?.soldDateTime, undefined)
})
