import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { Gathered } from '#flights/supplier/server/gather.ts'
import type { OffersFound } from '#flights/supplier/supplier.ts'
import { plus, rial, ZERO } from '#money/rial.ts'
import { buyingAt, contact, sara, submitLine } from '#testing/flights/buying.ts'
import { found, lasting, proposalsOf, twoSuppliers } from '#testing/flights/suppliers/gathering.ts'
import { anOffer } from '#testing/flights/suppliers/supplier.ts'

function endsOf(lines: readonly Gathered[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ supplier, ended }) => (ended === null ? [] : [[supplier, ended]])),
  )
}

suite('what suppliers offer is gathered', () => {
  const { quick, other, flights, gathered } = twoSuppliers()

  async function* hanging(signal: AbortSignal): AsyncGenerator<OffersFound> {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    yield* []
  }

  test('a search names who is still to answer; what they offer is sold like any fare', async () => {
    quick.offers = [anOffer('a', lasting(flights()))]
    const results = await buyingAt(flights()).search()
    assert.deepEqual(results.pending, ['quick', 'other'])
    const [proposal, ...others] = proposalsOf(await gathered(results))
    assert.equal(others.length, 0)
    assert.equal(proposal?.supplier, 'quick')
    assert.equal(proposal?.seat, 5)
    assert.equal(proposal?.totalPrice, 30_000_000 + 2_700_000 + 300_000 + 150_000 + 20_000)
    assert.equal(proposal?.flightGroups[0]?.flightNumber, 'QB 1901')
    assert.equal(proposal?.refund.percentNow, 30)
    const told = await flights().ask('POST /api/flight-catalog/FlightCatalog/FlightDetail', {
      requestId: results.requestId,
      proposalId: proposal?.proposalId,
    })
    assert.equal(told.status, 200, told.text)
  })

  test('a supplier that hangs delays nobody, and is waited for no longer than its own time', async () => {
    quick.offers = [anOffer('a', lasting(flights()))]
    other.searches((_, signal) => hanging(signal))
    const results = await buyingAt(flights()).search()
    const lines = await gathered(results, { until: ({ proposals }) => proposals.length > 0 })
    assert.deepEqual([...new Set(lines.map(({ supplier }) => supplier))], ['quick'], 'told at once')
    const impatient = await gathered(results, { signal: AbortSignal.timeout(1000) })
    assert.ok(proposalsOf(impatient).length > 0)
    assert.deepEqual(endsOf(impatient), { quick: 'whole', other: 'broken' })
  })

  test('one that breaks off keeps what it has said, and throws nothing', async () => {
    other.searches(async function* () {
      yield { offers: [anOffer('half', lasting(flights()))], isComplete: false }
      throw new Error('the line was cut')
    })
    const lines = await gathered(await buyingAt(flights()).search())
    assert.equal(proposalsOf(lines).length, 1)
    assert.deepEqual(endsOf(lines), { quick: 'whole', other: 'broken' })
    assert.ok(lines.at(-1)?.isComplete)
    assert.equal(lines.filter(({ isComplete }) => isComplete).length, 1)
  })

  test('what a supplier has said until it falls silent is told before its end is', async () => {
    let go = () => undefined as unknown
    other.searches(async function* () {
      yield { offers: [anOffer('first', lasting(flights()))], isComplete: false }
      await new Promise<void>((resolve) => (go = resolve))
    })
    const { requestId } = await buyingAt(flights()).search()
    const lines: (string | number | null)[] = []
    for await (const { supplier, proposals, ended } of flights().flights.more({ requestId })) {
      if (supplier !== 'other') continue
      lines.push(proposals.length > 0 ? proposals.length : ended)
      go()
    }
    assert.deepEqual(lines, [1, 'broken'])
  })

  test('equal searches are asked once, and their offers keep their numbers', async () => {
    quick.offers = [anOffer('a', lasting(flights()))]
    const results = await buyingAt(flights()).search()
    const asked = quick.asked.search
    const [one, two] = await Promise.all([gathered(results), gathered(results)])
    assert.equal(quick.asked.search, asked + 1)
    assert.deepEqual(
      proposalsOf(one).map(({ proposalId }) => proposalId),
      proposalsOf(two).map(({ proposalId }) => proposalId),
    )
    flights().house.clock.advance({ seconds: 61 })
    quick.offers = [anOffer('a', { ...lasting(flights()), seatsLeft: 2 })]
    const [again] = proposalsOf(await gathered(results))
    assert.equal(quick.asked.search, asked + 2)
    assert.equal(again?.proposalId, proposalsOf(one)[0]?.proposalId)
    assert.equal(again?.seat, 2)
    const [fare] = await all<{ capacity: number }>(
      flights().house.database,
      sql`select capacity from flights.fares where id = ${again?.proposalId}`,
    )
    assert.equal(fare?.capacity, 2)
  })

  test('another price is another fare; what was shown stays as it was', async () => {
    quick.offers = [anOffer('a', lasting(flights()))]
    const [before] = proposalsOf(await gathered(await buyingAt(flights()).search()))
    flights().house.clock.advance({ seconds: 61 })
    quick.offers = [anOffer('a', { ...lasting(flights()), base: 33_000_000 })]
    const [now] = proposalsOf(await gathered(await buyingAt(flights()).search()))
    assert.notEqual(now?.proposalId, before?.proposalId)
    assert.ok((now?.totalPrice ?? 0) > (before?.totalPrice ?? 0))
  })

  test('of a round trip inside the country both directions are asked for, each to be chosen for itself', async () => {
    quick.searches(({ directions }) => {
      const [{ origin, date } = { origin: { code: '' }, date: Temporal.PlainDate.from('2026-01-01') }] =
        directions
      const [flight] = anOffer('x').directions[0] ?? []
      assert.ok(flight)
      const [from, to] = origin.code === 'THR' ? ['THR', 'MHD'] : ['MHD', 'THR']
      const departsLocal = date.toPlainDateTime({ hour: 9 })
      const there = {
        ...flight,
        origin: from,
        destination: to,
        departsLocal,
        arrivesLocal: departsLocal.add({ hours: 1 }),
      }
      return found([anOffer(`${from}${date}`, { ...lasting(flights()), directions: [[there]] })])
    })
    const results = await buyingAt(flights()).search({ flightType: 2, dates: ['2026-12-03', '2026-12-06'] })
    const lines = await gathered(results)
    assert.deepEqual(
      proposalsOf(lines)
        .map(({ isReturning, flightGroups }) => [isReturning, flightGroups[0]?.departureDate])
        .toSorted(),
      [
        [false, '2026-12-03'],
        [true, '2026-12-06'],
      ],
    )
    assert.equal(lines.filter(({ isComplete }) => isComplete).length, 1)
  })

  test('what nobody took is forgotten a day after its end, what somebody ordered is not', async () => {
    const offers = [
      anOffer('taken', lasting(flights())),
      anOffer('left', { ...lasting(flights()), base: 31_000_000 }),
    ]
    quick.offers = offers
    const results = await buyingAt(flights()).search()
    const [taken] = proposalsOf(await gathered(results)).toSorted((a, b) => a.totalPrice - b.totalPrice)
    const asked = { requestId: results.requestId, proposalId: taken?.proposalId, passengers: [sara], contact }
    assert.equal((await flights().ask(submitLine, asked, await flights().user())).status, 200)
    const left = async () =>
      (
        await all<{ ref: string }>(
          flights().house.database,
          sql`select supplier_ref as ref from flights.fares where supplier_ref in ('taken', 'left')`,
        )
      ).map(({ ref }) => ref)
    await flights().flights.work.forgetOffers()
    assert.deepEqual((await left()).toSorted(), ['left', 'taken'])
    flights().house.clock.advance({ hours: 25 })
    assert.ok((await flights().flights.work.forgetOffers()) > 0)
    assert.deepEqual(await left(), ['taken'])
  })

  test('what cannot be shown is left out: an airline nobody knows, sums that do not add up, an offer that is over', async () => {
    const [flight] = anOffer('x').directions[0] ?? []
    assert.ok(flight)
    const [price] = anOffer('x').prices
    assert.ok(price)
    quick.offers = [
      anOffer('stranger', { ...lasting(flights()), directions: [[{ ...flight, airline: 'ZZ' }]] }),
      anOffer('nowhere', { ...lasting(flights()), directions: [[{ ...flight, destination: 'QQQ' }]] }),
      anOffer('elsewhere', { ...lasting(flights()), directions: [[{ ...flight, destination: 'SYZ' }]] }),
      anOffer('wrong-sum', {
        ...lasting(flights()),
        prices: [{ ...price, total: plus(price.total, rial(1)) }],
      }),
      anOffer('free', { ...lasting(flights()), prices: [{ ...price, base: ZERO, taxes: [], total: ZERO }] }),
      anOffer('over', { expiresAt: flights().house.clock.now() }),
      anOffer('lands-first', {
        ...lasting(flights()),
        directions: [[{ ...flight, arrivesLocal: flight.departsLocal }]],
      }),
      anOffer('good', lasting(flights())),
    ]
    const proposals = proposalsOf(await gathered(await buyingAt(flights()).search()))
    assert.equal(proposals.length, 1)
  })

  test('an offer of two flights is one direction, shares its price between them and is bought whole', async () => {
    const [flight] = anOffer('x').directions[0] ?? []
    assert.ok(flight)
    const first = { ...flight, destination: 'IFN', arrivesLocal: flight.departsLocal.add({ minutes: 60 }) }
    const second = {
      ...flight,
      number: 1911,
      origin: 'IFN',
      departsLocal: flight.departsLocal.add({ minutes: 150 }),
      arrivesLocal: flight.departsLocal.add({ minutes: 250 }),
    }
    quick.offers = [anOffer('two', { ...lasting(flights()), directions: [[first, second]] })]
    const results = await buyingAt(flights()).search()
    const [proposal] = proposalsOf(await gathered(results))
    assert.match(proposal?.proposalId ?? '', /^\d+\.\d+$/)
    assert.equal(proposal?.totalPrice, 33_170_000)
    assert.equal(proposal?.flightGroups[0]?.connections[0]?.isSelfTransfer, false)
    const detail = (proposalId: string) =>
      flights().ask('POST /api/flight-catalog/FlightCatalog/FlightDetail', {
        requestId: results.requestId,
        proposalId,
      })
    assert.equal((await detail(proposal?.proposalId ?? '')).status, 200)
    for (const part of proposal?.proposalId.split('.') ?? [])
      assert.deepEqual((await detail(part)).codes, ['PROPOSAL_NOT_FOUND'])
  })

  test('the lines travel as they come, and nothing for a search that is no search', async () => {
    quick.offers = [anOffer('a', lasting(flights()))]
    const { requestId } = await buyingAt(flights()).search()
    const told = await flights().ask(`GET /api/flight-catalog/FlightCatalog/More?requestId=${requestId}`)
    assert.equal(told.status, 200)
    const lines = told.text
      .trim()
      .split('\n')
      .map((line): Gathered => JSON.parse(line))
    assert.equal(proposalsOf(lines).length, 1)
    assert.deepEqual(
      lines.map(({ isComplete }) => isComplete),
      [...lines.slice(1).map(() => false), true],
    )
    const url = `/api/flight-catalog/FlightCatalog/More?requestId=${requestId}`
    const answer = await flights().house.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
    assert.equal(answer.headers['content-encoding'], undefined, 'compressed, lines would wait for each other')
    const none = await flights().ask(`GET /api/flight-catalog/FlightCatalog/More?requestId=${'x'.repeat(40)}`)
    assert.deepEqual(none.codes, ['RESULTS_OUTDATED'])
  })
})
