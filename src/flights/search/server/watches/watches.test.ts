import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { flightCalls } from '#flights/calls.ts'
import { Watch } from '#flights/choosing/choosing-response.ts'
import type { Proposal } from '#flights/proposal.ts'
import { watchesAtMost } from '#flights/search/server/watches/watches.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { buyingAt } from '#testing/flights/buying.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>

before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(async () => {
  await t[Symbol.asyncDispose]()
  await stopSharedServer()
})

/** Leaves `left` seats of the flight, all in one fare. */
async function soldOut(proposal: Proposal, left = 0): Promise<void> {
  await sql`
    update flights.fares set elsewhere = capacity - held - sold - case when id = ${proposal.proposalId} then ${left}::int else 0 end
    where departure_id = (select departure_id from flights.fares where id = ${proposal.proposalId})`.execute(
    t.house.database,
  )
}

async function gone(date: string, party: object = {}) {
  const { proposals } = await buying.search({ dates: [date], ...party })
  const wanted = proposals.find(({ seat, cabinClass }) => seat > 2 && cabinClass === 1)
  assert.ok(wanted)
  await soldOut(wanted)
  const asked = await shown(
    { dates: [date], ...party },
    ({ hash, seat }) => hash === wanted.hash && seat === 0,
  )
  return { wanted, asked, hash: wanted.hash }
}

async function shown(search: object, isIt: (proposal: Proposal) => boolean) {
  for (let attempt = 0; attempt < 3000; attempt++) {
    const { requestId, proposals } = await buying.search(search)
    const proposal = proposals.find(isIt)
    if (proposal !== undefined) return { requestId, proposalId: proposal.proposalId }
    await sleep(20)
  }
  return assert.fail('it was never shown so')
}

const watchLine = flightCalls.watch.line
const stopLine = (id: string) => flightCalls.stopWatch.line.replace('{id}', id)
async function watched(asked: object, userId: string): Promise<Watch> {
  const told = await t.ask(watchLine, asked, userId)
  assert.equal(told.status, 200, told.text)
  return Watch.parse(told.data)
}
const notificationsOf = (watch: Watch) => t.seatsAgain.filter(({ watchId }) => watchId === watch.id).length

test('who waits is told once when a seat comes back, and the watch is over', async () => {
  const [user, buyer] = [await t.user(), await t.user()]
  const { asked, wanted, hash } = await gone('2026-12-05')
  const watch = await watched(asked, user)
  assert.deepEqual([watch.state, watch.hash, watch.adults], ['waiting', hash, 1])
  assert.equal(await t.flights.work.tellWatchers(), 0)
  await soldOut(wanted, 1)
  await shown({ dates: ['2026-12-05'] }, (one) => one.hash === hash && one.seat > 0)
  const made = await buying.submitted(buyer, (all) => all.find((one) => one.hash === hash), {
    party: { dates: ['2026-12-05'] },
  })
  assert.equal(await t.flights.work.tellWatchers(), 0, 'the last seat is somebody else’s')
  await t.orders.cancel(made.orderId, buyer)
  assert.equal(await t.flights.work.tellWatchers(), 1)
  assert.equal(await t.flights.work.tellWatchers(), 0)
  assert.equal(notificationsOf(watch), 1)
  assert.match(t.seatsAgain.at(-1)?.flightNumber ?? '', /^[A-Z0-9]{2} \d+$/)
  const { data } = await t.ask(flightCalls.watches.line, undefined, user)
  assert.equal(
    flightCalls.watches.answer.parse(data).watches.find(({ id }) => id === watch.id)?.state,
    'told',
  )
})

test('two seats come back while two tell at once: each who waits hears it once', async () => {
  const { asked, wanted } = await gone('2026-12-06')
  const users = await Promise.all(Array.from({ length: 6 }, () => t.user()))
  const watches = await Promise.all(users.map((user) => watched(asked, user)))
  await soldOut(wanted, 2)
  const rounds = await Promise.all([t.flights.work.tellWatchers(), t.flights.work.tellWatchers()])
  assert.equal(rounds[0] + rounds[1], 6)
  assert.deepEqual(watches.map(notificationsOf), [1, 1, 1, 1, 1, 1])
})

test('a family waits for as many seats as it sits on', async () => {
  const user = await t.user()
  const { asked, wanted } = await gone('2026-12-07', { adults: 2, infants: 1 })
  const watch = await watched(asked, user)
  await soldOut(wanted, 1)
  assert.equal(await t.flights.work.tellWatchers(), 0)
  await soldOut(wanted, 2)
  await t.flights.work.tellWatchers()
  assert.equal(notificationsOf(watch), 1)
})

test('asked twice, at once too, it is one watch; a flight with seats needs none', async () => {
  const user = await t.user()
  const { asked, wanted } = await gone('2026-12-08')
  const twice = await Promise.all([watched(asked, user), watched(asked, user)])
  assert.equal(twice[0].id, twice[1].id)
  await soldOut(wanted, 1)
  const told = await t.ask(watchLine, asked, await t.user())
  assert.deepEqual([told.status, told.codes], [409, ['SEATS_LEFT']])
})

test('a watch that is stopped tells nobody; only its owner may stop it', async () => {
  const [user, stranger] = [await t.user(), await t.user()]
  const { asked, wanted } = await gone('2026-12-09')
  const watch = await watched(asked, user)
  assert.equal((await t.ask(stopLine(watch.id), undefined, stranger)).status, 404)
  assert.equal((await t.ask(stopLine(crypto.randomUUID()), undefined, stranger)).status, 404)
  const { data } = await t.ask(flightCalls.watches.line, undefined, user)
  assert.equal(flightCalls.watches.answer.parse(data).watches[0]?.state, 'waiting')
  assert.equal(Watch.parse((await t.ask(stopLine(watch.id), undefined, user)).data).state, 'stopped')
  await soldOut(wanted, 1)
  await t.flights.work.tellWatchers()
  assert.equal(notificationsOf(watch), 0)
})

test('one person waits for ten flights at most', async () => {
  const user = await t.user()
  const { asked } = await gone('2026-12-10')
  await sql`
    insert into flights.watches (id, user_id, hash, origin_name, destination_name, airline_name, flight_number, cabin,
      departs_local, departs_at, adults, children, infants, seats, address, watched_at)
    select gen_random_uuid(), ${user}, 'hash ' || n, 'تهران', 'مشهد', 'ماهان', 'W5 1', 1, '2026-12-10T08:00',
      '2026-12-10T04:30Z', 1, 0, 0, 1, '/plp', ${sampleNow} from generate_series(2, ${watchesAtMost}) n`.execute(
    t.house.database,
  )
  await watched(asked, user)
  const { asked: more } = await gone('2026-12-11')
  const told = await t.ask(watchLine, more, user)
  assert.deepEqual([told.status, told.codes], [409, ['TOO_MANY_WATCHES']])
})

test('at departure the waiting ends', async () => {
  const user = await t.user()
  const { asked, wanted } = await gone('2026-12-12')
  const watch = await watched(asked, user)
  t.house.clock.set(Temporal.Instant.from('2026-12-13T00:00:00Z'))
  await soldOut(wanted, 1)
  await t.flights.work.tellWatchers()
  t.house.clock.set(sampleNow)
  assert.equal(notificationsOf(watch), 0)
  const [kept] = await t.flights.watchesOf(user)
  assert.equal(kept?.state, 'departed')
})

test('a watch leads to the same search, for whoever has its link', async () => {
  const { asked } = await gone('2026-12-14', { adults: 2, children: 1 })
  const watch = await watched(asked, await t.user())
  const { origin, searchParams } = new URL(
    (await t.flights.watchedAddress(watch.id)) ?? '',
    'http://parastoo.test',
  )
  assert.equal(origin, 'http://parastoo.test')
  assert.deepEqual(
    ['origin', 'destination', 'date', 'adults', 'children', 'open'].map((key) => searchParams.get(key)),
    ['THR', 'MHD', '2026-12-14', '2', '1', asked.proposalId],
  )
  assert.equal(await t.flights.watchedAddress(crypto.randomUUID()), undefined)
})

test('a request that is none of ours is not waited for', async () => {
  const told = await t.ask(watchLine, { requestId: 'x'.repeat(40), proposalId: '1' }, await t.user())
  assert.deepEqual([told.status, told.codes], [409, ['RESULTS_OUTDATED']])
})
