import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { sql } from 'kysely'
import { NETWORK } from '#flights/inventory/server/network.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { leavesTimeFor } from '#flights/search/round-trip.ts'
import { airportOf } from '#places/airports.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { inFull } from '#testing/server/samples.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

const alone = { adults: 1, children: 0, infants: 0 }

type Pair = readonly [string, string]
const city = (code: string) => ({ code: airportOf(code).cityCode, kind: 'CityCode' as const })
const between = ([from, to]: Pair) => ({ origin: city(from), destination: city(to) })

async function onSale(
  pair: Pair,
  dates: readonly string[],
  more: Partial<AvailableBody> = {},
): Promise<readonly Proposal[]> {
  const asked: AvailableBody = {
    ...between(pair),
    flightType: dates.length === 1 ? 1 : 2,
    dates: [...dates],
    adults: 1,
    children: 0,
    infants: 0,
    ...more,
  }
  const { proposals } = await t.flights.search(asked)
  return proposals.filter(({ seat }) => seat > 0).toSorted((a, b) => a.totalPrice - b.totalPrice)
}

async function priced(pair: Pair, from: string, days: number) {
  const told = await t.flights.calendar({ ...between(pair), from, days })
  return told.days.map(({ date, lowest, isSoldOut }) => ({ date, lowest: isSoldOut ? null : lowest }))
}

/** Every so many of the network, and its last. */
function drawn(every: number, last: number): readonly Pair[] {
  return NETWORK.filter((_, place) => place % every === 0 || place > NETWORK.length - last).map(
    ({ origin, destination }): Pair => [origin.iata, destination.iata],
  )
}

const pairs: readonly Pair[] = [
  ...drawn(22, 10),
  ...inFull(drawn(11, 20)),
  ['ZAH', 'IFN'],
  ['AZD', 'OMH'],
  ['THR', 'IST'],
  ['NJF', 'MHD'],
  ['SYZ', 'DXB'],
]

async function agreesOn(from: string, days: number): Promise<void> {
  let withChange = 0
  for (const pair of pairs) {
    const shown = await priced(pair, from, days)
    assert.equal(shown.length, days)
    for (const { date, lowest } of shown) {
      const [cheapest] = await onSale(pair, [date])
      assert.equal(lowest, cheapest?.totalPrice ?? null, `${pair} ${date}, before its list was made`)
      assert.deepEqual(await priced(pair, date, 1), [{ date, lowest }], `${pair} ${date}, after it`)
      if ((cheapest?.flightGroups[0]?.flightLegs.length ?? 0) > 1) withChange += 1
    }
  }
  assert.ok(withChange >= days, 'some days are reached by a change alone')
}

test('a day has a price in the calendar exactly when its list has an offer, and the lowest of it', () =>
  agreesOn('2026-12-03', 2))

test('late in the evening, when flights have closed, too', async () => {
  t.house.clock.set(Temporal.Instant.from('2026-11-21T18:40:00Z'))
  try {
    await agreesOn('2026-11-21', 2)
  } finally {
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  }
})

test('where economy is sold out, business has the price', async () => {
  const pair: Pair = ['THR', 'SYZ']
  const date = '2026-12-20'
  assert.ok((await onSale(pair, [date])).some(({ cabinClass }) => cabinClass === 2))
  await sql`update flights.fares f set elsewhere = capacity - held - sold from flights.days d
    where d.id = f.day_id and d.origin = 'THR' and d.destination = 'SYZ' and d.date = ${date} and f.cabin = 1`.execute(
    t.house.database,
  )
  const [cheapest] = await onSale(pair, [date])
  assert.equal(cheapest?.cabinClass, 2)
  assert.deepEqual(await priced(pair, date, 1), [{ date, lowest: cheapest.totalPrice }])
})

for (const pair of [['ZAH', 'IFN'], ['THR', 'MHD'], ...inFull([['AZD', 'OMH']])] as const)
  test(`a round trip ${pair.join(' and ')} has a price exactly when its lists have one`, async () => {
    const dates: [string, string] = ['2026-12-06', '2026-12-10']
    const { cells } = await t.flights.roundTripMatrix({ ...between(pair), dates, ...alone })
    assert.equal(cells.length, 49)
    for (const { outward, returning, total } of cells.filter((_, place) => place % 3 === 0)) {
      if (returning < outward) {
        assert.equal(total, null)
        continue
      }
      const list = await onSale(pair, [outward, returning])
      const outs = list.filter(({ isReturning }) => !isReturning)
      const sums = outs.flatMap((out) =>
        list
          .filter((back) => back.isReturning && leavesTimeFor(back, out))
          .map((back) => out.totalPrice + back.totalPrice),
      )
      const least = sums.length === 0 ? null : sums.reduce((a, b) => Math.min(a, b))
      assert.equal(total, least, `${outward} ${returning}`)
    }
  })

test('on a day whose flights without a change are all cancelled those with one are listed, and priced alike', async () => {
  const pair: Pair = ['SYZ', 'TBZ']
  const [date, back] = ['2026-12-09', '2026-12-12']
  const straight = ({ flightGroups }: Proposal) => flightGroups[0]?.flightLegs.length === 1
  const flying = (await onSale(pair, [date])).filter(straight)
  assert.ok(flying.length > 0, 'it is flown without a change')
  const tell = async (isCancelled: boolean) => {
    for (const flightNumber of new Set(flying.map(({ flightGroups }) => flightGroups[0]?.flightNumber ?? '')))
      await t.house.database.transaction().execute((trx) =>
        t.flights.tellStatus(trx, {
          flightNumber,
          date: Temporal.PlainDate.from(date),
          status: { isCancelled },
          source: 'میز پشتیبانی',
        }),
      )
  }
  await tell(true)
  try {
    const [cheapest] = await onSale(pair, [date])
    assert.ok(cheapest && !straight(cheapest), 'only by a change')
    await untilPriced(pair, date, cheapest.totalPrice)
    assert.deepEqual((await priced(pair, '2026-12-06', 7))[3], { date, lowest: cheapest.totalPrice })
    const [home] = await onSale([pair[1], pair[0]], [back])
    const { cells } = await t.flights.roundTripMatrix({ ...between(pair), dates: [date, back], ...alone })
    const cell = cells.find(({ outward, returning }) => outward === date && returning === back)
    assert.equal(cell?.total, cheapest.totalPrice + (home?.totalPrice ?? 0))
  } finally {
    await tell(false)
    await untilPriced(pair, date, flying[0]?.totalPrice ?? 0)
  }
})

async function untilPriced(pair: Pair, date: string, wanted: number): Promise<void> {
  const end = performance.now() + 60_000
  for (;;) {
    const [day] = await priced(pair, date, 1)
    if (day?.lowest === wanted) return
    assert.ok(performance.now() < end, `${date} is priced ${day?.lowest} and not ${wanted}`)
    await rest(20)
  }
}

const family = { adults: 2, children: 1, infants: 1 }

const perAdult = (a: Proposal, b: Proposal) => adultPrice(a) - adultPrice(b)

for (const asked of [
  { ...alone, cabinClass: 2 },
  { ...alone, cabinClass: 3 },
  { ...family, adults: 6 },
  ...inFull([{ ...alone, cabinClass: 1 }, { ...family }, { ...family, cabinClass: 2 }]),
])
  test(`for ${JSON.stringify(asked)} a day has a price exactly when its list has an offer, and the lowest of it`, async () => {
    const dates = ['2026-12-03', '2026-12-04', '2026-12-05']
    for (const pair of [
      ['THR', 'MHD'],
      ['THR', 'KIH'],
      ['SYZ', 'TBZ'],
      ['ZAH', 'IFN'],
      ['THR', 'IST'],
      ['NJF', 'MHD'],
    ] as const) {
      const { days } = await t.flights.calendar({ ...between(pair), from: '2026-12-03', days: 3, ...asked })
      const listed = await Promise.all(dates.map((date) => onSale(pair, [date], asked)))
      assert.deepEqual(
        days.map(({ lowest, isSoldOut }) => (isSoldOut ? null : lowest)),
        listed.map((list) => {
          const [cheapest] = list.toSorted(perAdult)
          return cheapest === undefined ? null : adultPrice(cheapest)
        }),
        pair.join(' '),
      )
      const again = await t.flights.calendar({ ...between(pair), from: '2026-12-03', days: 3, ...asked })
      assert.deepEqual(
        again.days.map(({ lowest }) => lowest),
        days.map(({ lowest }) => lowest),
        'made',
      )
    }
  })

for (const [pair, asked] of [
  [['THR', 'SYZ'], { ...family, cabinClass: 2 }],
  [['ZAH', 'IFN'], { ...family, cabinClass: 1 }],
  [['THR', 'IST'], family],
  ...inFull([
    [['THR', 'MHD'], { ...alone, cabinClass: 2 }],
    [['THR', 'KIH'], { ...family, adults: 6 }],
    [['THR', 'IST'], { ...alone, cabinClass: 2 }],
  ]),
] as const)
  test(`a round trip ${pair.join(' and ')} of ${JSON.stringify(asked)} has the adult price of its lists`, async () => {
    const dates: [string, string] = ['2026-12-06', '2026-12-10']
    const { cells } = await t.flights.roundTripMatrix({ ...between(pair), dates, ...asked })
    assert.ok(cells.some(({ total }) => total !== null))
    for (const { outward, returning, total } of cells.filter((_, place) => place % 5 === 0)) {
      if (returning < outward) continue
      const list = await onSale(pair, [outward, returning], asked)
      const isWhole = list.every(({ flightGroups }) => flightGroups.length === 2)
      const outs = list.filter(({ isReturning }) => !isReturning)
      const sums = isWhole
        ? list.map(adultPrice)
        : outs.flatMap((out) =>
            list
              .filter((back) => back.isReturning && leavesTimeFor(back, out))
              .map((back) => adultPrice(out) + adultPrice(back)),
          )
      assert.equal(
        total,
        sums.length === 0 ? null : sums.reduce((a, b) => Math.min(a, b)),
        `${outward} ${returning}`,
      )
    }
  })
