import assert from 'node:assert/strict'
import { after, before, beforeEach, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, openDatabase } from '#database/database.ts'
import { breakerLimits } from '#suppliers/breaker.ts'
import { done, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'
import { forgetTally, storedFor } from '#suppliers/server/stored-tally.ts'
import { openSupplierMonitor, type SupplierMonitor } from '#suppliers/server/supplier-monitor.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

const product = 'ferry'

suite('suppliers are watched over', () => {
  let house: TestHouse
  let elapsed = 0
  let [here, elsewhere]: SupplierMonitor[] = []
  before(async () => {
    house = await openTestHouse()
    house.clock.set(Temporal.Instant.from('2026-11-22T08:58:30Z'))
  })
  after(() => house.close())
  beforeEach(async () => {
    await sql`truncate suppliers.tally, suppliers.switch, suppliers.resting`.execute(house.database)
    here = openSupplierMonitor(house, () => elapsed)
    elsewhere = openSupplierMonitor(house, () => elapsed)
  })
  const server = (monitor: SupplierMonitor | undefined) => {
    assert.ok(monitor)
    const watch = monitor.of(product)
    const seller = watch.watched({
      name: 'nile',
      title: 'نیل',
      ask: async (outcome: Outcome<string>) => outcome,
    })
    return { monitor, watch, seller }
  }
  const change = (monitor: SupplierMonitor, isOff: boolean) =>
    house.database
      .transaction()
      .execute((trx) =>
        monitor.switch(trx, { supplier: 'ferry/nile', isOff, by: 'مینا', reason: 'خطای زیاد' }),
      )

  test('calls of all servers add up by the minute and the hour, in few rows', async () => {
    const [one, two] = [server(here), server(elsewhere)]
    for (let n = 0; n < 50; n += 1) await one.seller.ask(done('x'))
    await two.seller.ask(rejected('gone', 'no'))
    one.watch.price('nile', true)
    one.watch.price('nile', false)
    await one.monitor.flush()
    await two.monitor.flush()
    house.clock.advance({ minutes: 2 }) // into another hour
    await two.seller.ask(unknown('silence'))
    await two.monitor.flush()
    const rows = await all(
      house.database,
      sql<{ span: string; calls: number }>`select span, calls from suppliers.tally order by span, at`,
    )
    assert.deepEqual(rows, [
      { span: 'hour', calls: 51 },
      { span: 'hour', calls: 1 },
      { span: 'minute', calls: 51 },
      { span: 'minute', calls: 1 },
    ])
    const { lastHour, lastDay } = await one.monitor.state()
    for (const [figures] of [lastHour, lastDay]) {
      assert.ok(figures)
      const { latencies, ...counts } = figures
      assert.deepEqual(counts, {
        supplier: 'ferry/nile',
        calls: 52,
        rejected: 1,
        notSent: 0,
        unknown: 1,
        prices: 2,
        changed: 1,
      })
      assert.equal(
        latencies.reduce((sum, count) => sum + count, 0),
        52,
      )
    }
  })

  test('old figures are cut, hours later than minutes', async () => {
    const { monitor, seller } = server(here)
    await seller.ask(done('x'))
    await monitor.flush()
    const spans = async () => {
      await forgetTally(house.database, house.clock.now())
      const rows = await all(
        house.database,
        sql<{ span: string }>`select span from suppliers.tally order by span`,
      )
      return rows.map(({ span }) => span)
    }
    assert.deepEqual(await spans(), ['hour', 'minute'])
    house.clock.advance({ hours: storedFor.minuteHours + 1 })
    assert.deepEqual(await spans(), ['hour'])
    house.clock.advance({ hours: storedFor.hourDays * 24 })
    assert.deepEqual(await spans(), [])
  })

  test('switched off on one server it is off on the other a second later, and on again', async () => {
    const [one, two] = [server(here), server(elsewhere)]
    await two.watch.ready()
    await change(one.monitor, true)
    elapsed += 1000
    await two.watch.ready()
    assert.ok(two.watch.isOff('nile') && two.watch.breakers.rests('nile'))
    await change(one.monitor, false)
    elapsed += 1000
    await two.watch.ready()
    assert.ok(!two.watch.isOff('nile') && !two.watch.breakers.rests('nile'))
  })

  test('a breaker that opened by itself is said to all, and closed by hand on every server', async () => {
    const [one, two] = [server(here), server(elsewhere)]
    for (let n = 0; n < breakerLimits.failuresInARow; n += 1) {
      two.watch.breakers.sends('nile')
      two.watch.breakers.went('nile', false)
    }
    assert.ok(two.watch.breakers.rests('nile') && !one.watch.breakers.rests('nile'))
    await two.monitor.flush()
    assert.deepEqual(
      (await one.monitor.state()).resting.map(({ supplier, servers }) => [supplier, servers]),
      [['ferry/nile', 1]],
    )
    house.clock.advance({ seconds: 1 })
    elapsed += 1000
    await change(one.monitor, false)
    await two.watch.ready()
    assert.ok(!two.watch.breakers.rests('nile'))
    assert.deepEqual((await one.monitor.state()).resting, [])
  })

  test('what could not be read changes nothing, and what could not be written is said in the log', async () => {
    const gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
    const { monitor, watch, seller } = server(openSupplierMonitor({ ...house, database: gone.database }))
    await watch.ready()
    assert.ok(!watch.isOff('nile'))
    assert.deepEqual(await seller.ask(done('x')), done('x'))
    await monitor.flush()
    for (const words of ['suppliers.switches-unread', 'suppliers.tally-lost'])
      assert.ok(
        house.logged.some((line) => line.includes(words)),
        words,
      )
    await gone.close()
  })
})
