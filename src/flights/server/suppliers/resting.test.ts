import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Results } from '#flights/answered.ts'
import type { Gathered } from '#flights/server/suppliers/gather.ts'
import { notePrice, scoreOf } from '#flights/server/suppliers/price-integrity.ts'
import { anOffer, openTestSupplier } from '#flights/server/suppliers/test-supplier.ts'
import { buyingAt } from '#flights/server/test-buying.ts'
import { openTestFlights, type TestFlights, villageNow } from '#flights/server/test-flights.ts'
import type { OffersFound } from '#flights/supplier/supplier.ts'

const quick = openTestSupplier('quick')
const other = openTestSupplier('other')
let t: TestFlights

before(async () => {
  t = await openTestFlights([quick, other])
})
after(() => t[Symbol.asyncDispose]())
beforeEach(() => {
  // nothing is remembered for longer than this, and no rest lasts as long
  moved += 20
  t.house.clock.set(villageNow.add({ minutes: moved }))
  for (const one of [quick, other]) {
    one.offers = []
    one.searches(() => found(one.offers))
  }
})
let moved = -20

const lasting = () => ({ expiresAt: t.house.clock.now().add({ minutes: 20 }) })

async function* found(offers: OffersFound['offers']): AsyncGenerator<OffersFound> {
  yield { offers, isComplete: true }
}

async function gathered(
  { requestId, returningRequestId }: Results,
  { signal, until = () => false }: { signal?: AbortSignal; until?: (line: Gathered) => boolean } = {},
) {
  const lines: Gathered[] = []
  const back = returningRequestId === null ? {} : { returningRequestId }
  for await (const line of t.flights.more({ requestId, ...back }, signal)) {
    lines.push(line)
    if (until(line)) break
  }
  return lines
}

const proposalsOf = (lines: readonly Gathered[]) => lines.flatMap(({ proposals }) => proposals)

test('a supplier that fails again and again is left alone, and one question a time finds out when it is back', async () => {
  const dead = async function* (): AsyncGenerator<OffersFound> {
    yield* []
  }
  other.searches(dead)
  const results = await buyingAt(t).search()
  const ask = async () => {
    const before = other.asked.search
    await gathered(results)
    return other.asked.search - before
  }
  for (let n = 0; n < 4; n += 1) assert.equal(await ask(), 1)
  assert.equal(await ask(), 0, 'left alone')
  t.house.clock.advance({ seconds: 16 })
  assert.equal(await ask(), 1, 'tried once')
  assert.equal(await ask(), 0, 'and left alone for longer')
  t.house.clock.advance({ seconds: 16 })
  assert.equal(await ask(), 0)
  t.house.clock.advance({ seconds: 15 })
  other.searches(() => found([anOffer('back', lasting())]))
  assert.equal(await ask(), 1)
  t.house.clock.advance({ seconds: 61 })
  assert.equal(await ask(), 1, 'asked as ever')
})

test('who often asks another price than it showed is hidden, and comes back when that is long ago', async () => {
  quick.offers = [anOffer('a', lasting())]
  const room = t.house
  for (let n = 0; n < 8; n += 1) await notePrice(room, 'quick', n < 5)
  assert.equal(await scoreOf(room, 'quick'), 63)
  const shown = async () => proposalsOf(await gathered(await buyingAt(t).search())).length
  assert.equal(await shown(), 0)
  t.house.clock.advance({ hours: 73 })
  quick.offers = [anOffer('a', lasting())]
  assert.equal(await shown(), 1)
})
