import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { FIRST_RATES, type Rate } from '#money/rates.ts'
import { openRates } from '#payments/server/rates/rate-book.ts'
import { byHand, openTestHouse } from '#testing/server/house.ts'

const usd = (rialAUnit: number, setOn = '2026-11-22'): Rate => ({
  currency: 'USD',
  rialAUnit,
  setOn,
  source: 'بازار آزاد تهران',
})

async function openBook(mode: 'demo' | 'production' = 'production') {
  const house = await openTestHouse()
  house.clock.set(Temporal.Instant.from('2026-11-22T08:00:00Z'))
  const desk = { ...house, jobs: byHand, settings: { mode } }
  return {
    house,
    book: openRates(desk),
    another: openRates(desk),
    [Symbol.asyncDispose]: () => house.close(),
  }
}

test('a house begins with the rates that were built in', async () => {
  await using stand = await openBook()
  assert.deepEqual(await stand.book.current(), FIRST_RATES)
})

test('a rate that is entered holds at once here, and some seconds later on another server', async () => {
  await using stand = await openBook()
  const { house, book, another } = stand
  await another.current()
  await book.set(usd(1_310_000), false)
  assert.deepEqual((await book.current()).USD, usd(1_310_000))
  house.clock.advance({ seconds: 11 })
  assert.deepEqual((await another.current()).USD, usd(1_310_000))
  assert.deepEqual((await book.current()).AED, FIRST_RATES.AED)
})

test('the newest of the latest day holds, whatever is entered of days before', async () => {
  await using stand = await openBook()
  await stand.book.set(usd(1_300_000), false)
  await stand.book.set(usd(1_320_000), false)
  await stand.book.set(usd(1_280_000, '2026-11-20'), false)
  assert.equal((await stand.book.current()).USD.rialAUnit, 1_320_000)
})

test('more than a fifth away is a slip, unless somebody is sure', async () => {
  await using stand = await openBook()
  const { book } = stand
  for (const slip of [131_000, 13_100_000, 1_500_001, 999_999])
    await assert.rejects(book.set(usd(slip), false), { message: 'RATE_JUMPS' }, String(slip))
  await book.set(usd(1_500_000), false)
  await book.set(usd(150_000), true)
  assert.equal((await book.current()).USD.rialAUnit, 150_000)
})

test('what is no rate is refused', async () => {
  await using stand = await openBook()
  for (const wrong of [
    { ...usd(1_300_000), currency: 'IRR' as const },
    { ...usd(1_300_000), currency: 'EUR' as never },
    usd(0),
    usd(Number.NaN),
    usd(1_300_000.5),
    { ...usd(1_300_000), source: ' ' },
    usd(1_300_000, 'today'),
  ])
    await assert.rejects(stand.book.set(wrong, true), { message: 'RATE_UNREADABLE' }, JSON.stringify(wrong))
  await assert.rejects(stand.book.set(usd(1_300_000, '2026-11-23'), true), { message: 'RATE_OF_TOMORROW' })
})

test('in production a rate is too old after three days; a demo’s never is', async () => {
  await using stand = await openBook()
  await using demo = await openBook('demo')
  const old = async () => (await stand.book.stale()).map(({ currency }) => currency)
  stand.house.clock.set(Temporal.Instant.from('2026-11-24T20:29:00Z')) // 23:59 in Tehran
  assert.deepEqual(await old(), [])
  stand.house.clock.set(Temporal.Instant.from('2026-11-24T20:45:00Z')) // 00:15 of the 25th
  assert.deepEqual((await old()).toSorted(), ['AED', 'IQD', 'USD'])
  assert.deepEqual(Object.keys(await stand.book.onSale()), ['IRR'], 'nothing is sold by them')
  await stand.book.set(usd(1_300_000, '2026-11-25'), false)
  assert.deepEqual((await old()).toSorted(), ['AED', 'IQD'])
  assert.deepEqual(Object.keys(await stand.book.onSale()).toSorted(), ['IRR', 'USD'])
  demo.house.clock.set(Temporal.Instant.from('2027-11-25T08:00:00Z'))
  assert.deepEqual(await demo.book.stale(), [])
  assert.deepEqual(await demo.book.onSale(), FIRST_RATES)
})

test('a rate that was entered stays as it was', async () => {
  await using stand = await openBook()
  const { database } = stand.house
  await assert.rejects(sql`update money.rate set rial_a_unit = 2`.execute(database), /facts|rial_is_rial/)
  await assert.rejects(sql`delete from money.rate`.execute(database), /facts/)
})
