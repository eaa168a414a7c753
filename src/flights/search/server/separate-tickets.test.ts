import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { groupsByTicket } from '#flights/facts/separate-tickets.ts'
import { isTicketNumber } from '#flights/tickets/e-ticket.ts'
import { airlineOf } from '#places/airlines.ts'
import { nika, omid, sara } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { journeysAt } from '#testing/flights/journeys.ts'

let t: TestFlights
let journeys: ReturnType<typeof journeysAt>
before(async () => {
  t = await openTestFlights()
  journeys = journeysAt(t)
})
after(() => t[Symbol.asyncDispose]())

async function bought() {
  const userId = await t.user()
  const trip = await journeys.byShiraz({ children: 1, infants: 1 })
  const { orderId } = await journeys.issued(userId, trip, [sara, omid, nika])
  const { legs } = await journeys.verified(orderId, userId)
  const group = legs[0]?.flightGroup
  assert.ok(group?.connections[0]?.isSelfTransfer, 'two flights on separate tickets')
  const paper = async (kind: string) =>
    (await t.ask(`GET /api/flight-reservation/Tickets/FlightTicket${kind}/${orderId}`, undefined, userId))
      .text
  return { userId, orderId, group, paper, issuing: await journeys.issuing(orderId, userId) }
}

test('each separate ticket of a direction has its own reservation and its own numbers', async () => {
  const { orderId, userId, group, issuing } = await bought()
  const [pnr, further] = [issuing.pnrs[0] ?? '', issuing.furtherPnrs[0]?.[0] ?? '']
  assert.match(further, /^[A-Z0-9]{6}$/)
  assert.notEqual(pnr, further)
  assert.deepEqual([issuing.pnrs.length, issuing.furtherPnrs], [1, [[further]]])
  const numbers = issuing.tickets.flatMap(({ number, furtherNumbers }) => [number, ...furtherNumbers])
  assert.deepEqual([numbers.length, new Set(numbers).size], [6, 6])
  assert.ok(numbers.every(isTicketNumber))
  assert.equal((await t.orders.ofUser(orderId, userId)).reference, `${pnr}/${further}`)
  const airlines = groupsByTicket(group).map(({ marketingAirlineId }) => airlineOf(marketingAirlineId))
  for (const { number, furtherNumbers } of issuing.tickets)
    assert.deepEqual(
      [number, ...furtherNumbers].map((each) => each.slice(0, 3)),
      airlines.map(({ ticketPrefix }) => ticketPrefix),
    )
})

test('paper, calendar and page of the tickets say of each flight its own', async () => {
  const { group, issuing, paper } = await bought()
  const [pnr, further] = [issuing.pnrs[0] ?? '', issuing.furtherPnrs[0]?.[0] ?? '']
  const page = await paper('Html')
  for (const { number, furtherNumbers } of issuing.tickets)
    for (const each of [number, ...furtherNumbers]) assert.ok(page.includes(each), each)
  const [first, second] = page.split('<article class="ticket"').slice(1)
  assert.ok(first?.includes(pnr) && !first.includes(further))
  assert.ok(second?.includes(further) && !second.includes(pnr.concat('</p>')))
  for (const { flightLegs } of groupsByTicket(group))
    assert.ok(page.includes(`${flightLegs[0]?.originCityName} به ${flightLegs.at(-1)?.destinationCityName}`))
  const [one, two] = (await paper('Ics'))
    .replaceAll(/\r?\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1)
  assert.ok(one?.includes(pnr) && !one.includes(further))
  assert.ok(two?.includes(further) && !two.includes(pnr))
  for (const { number, furtherNumbers } of issuing.tickets) {
    assert.ok(one?.includes(number) && !one.includes(furtherNumbers[0] ?? ''))
    assert.ok(two?.includes(furtherNumbers[0] ?? '') && !two.includes(number))
  }
})

test('whoever issues again finds the same tickets, and statements find the order by all of them', async () => {
  const { orderId, userId, issuing } = await bought()
  const again = await t.flights.product.issue(orderId)
  assert.equal(
    again.kind === 'issued' && again.reference,
    [issuing.pnrs[0], issuing.furtherPnrs[0]?.[0]].join('/'),
  )
  assert.deepEqual(await journeys.issuing(orderId, userId), issuing)
  const [sold] = await t.flights.soldBy([orderId])
  for (const { number, furtherNumbers } of issuing.tickets)
    for (const name of [number, ...furtherNumbers, ...(issuing.furtherPnrs[0] ?? [])])
      assert.ok(sold?.references.includes(name), name)
})
