import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { Alternatives, FlightDetail } from '#flights/responses.ts'
import { buyingAt, flight, nika, sara } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { journeysAt } from '#testing/flights/journeys.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>
before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())

const line = 'GET /api/flight-catalog/FlightCatalog/Alternatives'
const inPlaceOf = (query: Record<string, string>, userId?: string) =>
  t.ask(`${line}?${new URLSearchParams(query)}`, undefined, userId)

async function found(query: Record<string, string>, userId?: string): Promise<Alternatives> {
  const told = await inPlaceOf(query, userId)
  assert.equal(told.status, 200, told.text)
  return Alternatives.parse(told.data)
}

test('W5 9995 sells out the moment somebody asks: three flights near it are offered at the price of their list', async () => {
  const { requestId, proposals } = await buying.search({ infants: 1 })
  const wanted = flight('W5 9995')(proposals)
  assert.ok(wanted !== undefined && wanted.seat > 0)
  const { told } = await buying.order(await t.user(), {
    pick: flight('W5 9995'),
    passengers: [sara, nika],
    party: { infants: 1 },
  })
  assert.deepEqual([told.status, ...told.codes], [409, 'SOLD_OUT'])
  const { alternatives, searchAgain } = await found({ requestId, proposalId: wanted.proposalId })
  assert.equal(searchAgain, '/plp?origin=THR&destination=MHD&date=2026-12-03&adults=1&infants=1')
  assert.equal(alternatives.length, 3)
  for (const one of alternatives) {
    assert.equal(one.nearness, 'same-day')
    assert.doesNotMatch(one.directions[0]?.flightNumber ?? '', /999/)
    const detail = await t.ask('POST /api/flight-catalog/FlightCatalog/FlightDetail', {
      requestId: one.requestId,
      proposalId: one.proposalId,
    })
    assert.equal(FlightDetail.parse(detail.data).flightProposal.totalPrice, one.totalPrice)
    assert.ok(
      one.address.startsWith(`/add-passenger?requestId=${one.requestId}&proposalId=${one.proposalId}&`),
    )
    assert.ok(one.address.endsWith('infants=1'))
  }
  const times = alternatives.map(({ directions }) => directions[0]?.departureDateTime)
  assert.deepEqual(times, times.toSorted().reverse())
})

test('once sold out it stays so: the list says it is full', async () => {
  const { proposals } = await buying.search()
  assert.equal(flight('W5 9995')(proposals)?.seat, 0)
})

test('an order that could not be issued leads to flights for the same people, and to nobody but its owner', async () => {
  const userId = await t.user()
  const { orderId } = await buying.paid(userId, flight('W5 9999'))
  await t.orders.work.issue(orderId)
  const { alternatives } = await found({ orderId }, userId)
  assert.equal(alternatives.length, 3)
  assert.ok(alternatives.every(({ directions }) => directions[0]?.flightNumber !== 'W5 9999'))
  assert.ok(alternatives.every(({ address }) => address.endsWith(`&again=${orderId}`)))
  const answers = await Promise.all([
    inPlaceOf({ orderId }, await t.user()),
    inPlaceOf({ orderId }),
    inPlaceOf({ orderId: randomUUID() }, userId),
  ])
  for (const { status, codes } of answers) assert.deepEqual([status, ...codes], [404, 'ORDER_NOT_FOUND'])
})

test('a trip there and back that could not be issued is offered whole again, ready to be bought', async () => {
  const userId = await t.user()
  const wish = { flightType: 2, dates: ['2026-12-03', '2026-12-06'] }
  const { requestId, returningRequestId, proposals } = await buying.search(wish)
  const out = flight('W5 9999')(proposals)
  const back = proposals.find(({ isReturning, seat }) => isReturning && seat > 0)
  assert.ok(out && back && returningRequestId !== null)
  const returningProposalId = back.proposalId
  const chosen = { requestId, proposalId: out.proposalId, returningRequestId, returningProposalId }
  const journey = { chosen, fares: [Number(out.proposalId), Number(back.proposalId)] }
  const { orderId } = await journeysAt(t).issued(userId, journey, [sara])
  assert.equal((await t.orders.ofUser(orderId, userId)).status, 'unissued')
  const { alternatives, searchAgain } = await found({ orderId }, userId)
  assert.equal(searchAgain, '/plp?origin=THR&destination=MHD&date=2026-12-03&back=2026-12-06&adults=1')
  assert.equal(alternatives.length, 3)
  for (const one of alternatives) {
    assert.deepEqual(
      one.directions.map(({ isReturning, origin, destination, departureDateTime }) => [
        isReturning,
        origin,
        destination,
        departureDateTime.slice(0, 10),
      ]),
      [
        [false, 'تهران', 'مشهد', '2026-12-03'],
        [true, 'مشهد', 'تهران', '2026-12-06'],
      ],
    )
    assert.ok(one.directions.every(({ flightNumber }) => flightNumber !== 'W5 9999'))
    assert.equal((await detailOf(one)).flightProposal.totalPrice, one.totalPrice)
  }
})

test('a journey of many legs is offered with all of them', async () => {
  const userId = await t.user()
  const legs = [
    { origin: { code: 'THR' }, destination: { code: 'MHD' }, date: '2026-12-03' },
    { origin: { code: 'MHD' }, destination: { code: 'SYZ' }, date: '2026-12-06' },
    { origin: { code: 'SYZ' }, destination: { code: 'THR' }, date: '2026-12-09' },
  ]
  const { requestId, proposals } = await buying.search({ flightType: 3, legs })
  const wanted = proposals.find(({ seat }) => seat > 0)
  assert.ok(wanted)
  const chosen = { requestId, proposalId: wanted.proposalId }
  const { orderId } = await journeysAt(t).submitted(userId, { chosen, fares: [] }, [sara])
  await t.orders.cancel(orderId, userId)
  const { alternatives, searchAgain } = await found({ orderId }, userId)
  assert.match(searchAgain, /date=2026-12-03.*date2=2026-12-06.*date3=2026-12-09/)
  assert.equal(alternatives.length, 3)
  for (const one of alternatives) {
    assert.deepEqual(
      one.directions.map(({ origin }) => origin),
      ['تهران', 'مشهد', 'شیراز'],
    )
    assert.equal((await detailOf(one)).flightProposal.totalPrice, one.totalPrice)
  }
})

test('what sold out of a trip there and back is offered with its way back', async () => {
  const { requestId, returningRequestId, proposals } = await buying.search({
    flightType: 2,
    dates: ['2026-12-17', '2026-12-20'],
  })
  const out = proposals.find(({ isReturning, seat }) => !isReturning && seat > 0)
  const back = proposals.find(({ isReturning, seat }) => isReturning && seat > 0)
  assert.ok(out && back && returningRequestId !== null)
  await sql`update flights.fares set elsewhere = capacity - held - sold where id = ${out.proposalId}`.execute(
    t.house.database,
  )
  const { alternatives } = await found({
    requestId,
    proposalId: out.proposalId,
    returningRequestId,
    returningProposalId: back.proposalId,
  })
  assert.equal(alternatives[0]?.returningProposalId, back.proposalId)
  assert.notEqual(alternatives[0]?.proposalId, out.proposalId)
})

function detailOf(one: Alternatives['alternatives'][number]): Promise<FlightDetail> {
  const { requestId, proposalId, returningRequestId, returningProposalId } = one
  return t.flights.detail({ requestId, proposalId, returningRequestId, returningProposalId })
}

test('the same flight in another class comes first', async () => {
  const { requestId, proposals } = await buying.search()
  const [wanted, other] =
    Object.values(
      Object.groupBy(
        proposals.filter(
          ({ seat, isCharter, flightGroups: [group] }) =>
            seat > 0 && !isCharter && !group?.flightNumber.includes('999'),
        ),
        ({ hash }) => hash,
      ),
    ).find((sold) => (sold?.length ?? 0) > 1) ?? []
  assert.ok(wanted !== undefined && other !== undefined)
  const { alternatives } = await found({ requestId, proposalId: wanted.proposalId })
  const [first] = alternatives
  assert.equal(first?.nearness, 'same-flight')
  assert.equal(first?.directions[0]?.flightNumber, wanted.flightGroups[0]?.flightNumber)
  assert.notEqual(first?.proposalId, wanted.proposalId)
})

test('when a whole day is full the days around it are searched, the nearer first', async () => {
  const { requestId, proposals } = await buying.search({ dates: ['2026-12-10'] })
  await sql`
    update flights.fares set elsewhere = capacity - held - sold
    where day_id in (select id from flights.days where date = '2026-12-10')`.execute(t.house.database)
  const { alternatives } = await found({ requestId, proposalId: proposals[0]?.proposalId ?? '' })
  assert.equal(alternatives.length, 3)
  for (const { nearness, directions } of alternatives) {
    assert.equal(nearness, 'other-day')
    assert.match(directions[0]?.departureDateTime ?? '', /^2026-12-(09|11)T/)
  }
})

test('a search nobody remembers, or a flight of none, leads nowhere', async () => {
  const { requestId } = await buying.search()
  assert.deepEqual((await inPlaceOf({ requestId: randomUUID(), proposalId: '1' })).codes, [
    'RESULTS_OUTDATED',
  ])
  assert.deepEqual((await inPlaceOf({ requestId, proposalId: '999999' })).codes, ['PROPOSAL_NOT_FOUND'])
  assert.equal((await inPlaceOf({})).status, 400)
})
