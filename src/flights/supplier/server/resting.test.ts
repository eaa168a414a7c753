import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { openFlights } from '#flights/server/flights.ts'
import { notePrice, scoreOf } from '#flights/supplier/server/price-integrity.ts'
import type { OffersFound } from '#flights/supplier/supplier.ts'
import { openSupplierMonitor } from '#suppliers/server/supplier-monitor.ts'
import { buyingAt } from '#testing/flights/buying.ts'
import { found, lasting, proposalsOf, twoSuppliers } from '#testing/flights/suppliers/gathering.ts'
import { anOffer } from '#testing/flights/suppliers/supplier.ts'

suite('suppliers that fail, or mislead, rest', () => {
  const { quick, other, flights, gathered } = twoSuppliers()

  test('a supplier that fails again and again is left alone, and one question a time finds out when it is back', async () => {
    const dead = async function* (): AsyncGenerator<OffersFound> {
      yield* []
    }
    other.searches(dead)
    const results = await buyingAt(flights()).search()
    const ask = async () => {
      const before = other.asked.search
      await gathered(results)
      return other.asked.search - before
    }
    for (let n = 0; n < 4; n += 1) assert.equal(await ask(), 1)
    assert.equal(await ask(), 0, 'left alone')
    flights().house.clock.advance({ seconds: 16 })
    assert.equal(await ask(), 1, 'tried once')
    assert.equal(await ask(), 0, 'and left alone for longer')
    flights().house.clock.advance({ seconds: 16 })
    assert.equal(await ask(), 0)
    flights().house.clock.advance({ seconds: 15 })
    other.searches(() => found([anOffer('back', lasting(flights()))]))
    assert.equal(await ask(), 1)
    flights().house.clock.advance({ seconds: 61 })
    assert.equal(await ask(), 1, 'asked as ever')
  })

  test('who is switched off on another server is asked nothing, and the search is whole without it', async () => {
    quick.offers = [anOffer('a', lasting(flights()))]
    const { house, neighbours } = flights()
    let elapsed = 0
    const [here, elsewhere] = [openSupplierMonitor(house, () => elapsed), openSupplierMonitor(house)]
    const watched = openFlights(house, {
      ...neighbours,
      suppliers: [quick],
      supplierWatch: here.of('flight'),
    })
    const { requestId } = await buyingAt(flights()).search()
    const look = async () => {
      const lines = await Array.fromAsync(watched.more({ requestId }))
      return lines.map(({ proposals, ended }) => [proposals.length, ended])
    }
    const turn = (isOff: boolean) =>
      elsewhere.switch(house.database, { supplier: 'flight/quick', isOff, by: 'مینا', reason: 'خطای زیاد' })
    assert.deepEqual(await look(), [
      [1, null],
      [0, 'whole'],
    ])
    await turn(true)
    elapsed += 1000
    const before = quick.asked.search
    assert.deepEqual(await look(), [[0, 'whole']])
    assert.equal(quick.asked.search, before)
    await here.flush()
    assert.equal((await elsewhere.state()).lastHour[0]?.calls, 1)
    await watched.close()
  })

  test('who often asks another price than it showed is hidden, and comes back when that is long ago', async () => {
    quick.offers = [anOffer('a', lasting(flights()))]
    const room = flights().house
    for (let n = 0; n < 8; n += 1) await notePrice(room, 'quick', n < 5)
    assert.equal(await scoreOf(room, 'quick'), 63)
    const shown = async () => proposalsOf(await gathered(await buyingAt(flights()).search())).length
    assert.equal(await shown(), 0)
    flights().house.clock.advance({ hours: 73 })
    quick.offers = [anOffer('a', lasting(flights()))]
    assert.equal(await shown(), 1)
  })
})
