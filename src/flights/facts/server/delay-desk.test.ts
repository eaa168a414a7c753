import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { openAeroDataBox } from '#flights/facts/server/aerodatabox.ts'
import { type DelayDesk, openDelayDesk } from '#flights/facts/server/delay-desk.ts'
import { type AeroDataBoxSimulator, openAeroDataBoxSimulator } from '#simulators/aerodatabox/server.ts'
import { delayStatistics } from '#simulators/aerodatabox/statistics.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

const now = Temporal.Instant.from('2026-11-21T06:00:00Z')
const flown = [{ origin: 'OIII', destination: 'OIMM', departsHourUtc: 3, arrivesHourUtc: 4 }]
const followed = Array.from({ length: 60 }, (_, at) => `W5 ${1000 + at}`).filter(
  (number) => delayStatistics(number, flown, now) !== undefined,
)
const [number = '', other = ''] = followed

suite('the desk of delays', () => {
  let house: TestHouse
  let simulator: AeroDataBoxSimulator
  let desk: DelayDesk

  before(async () => {
    house = await openTestHouse()
    simulator = await openAeroDataBoxSimulator({
      port: 0,
      slowMs: 3000,
      flown: (number) => (number === 'XX 404' ? [] : flown),
      now: () => house.clock.now(),
    })
  })
  beforeEach(async () => {
    simulator.faults.clear()
    house.clock.set(now)
    await sql`truncate flights.delays`.execute(house.database)
    desk = openedDesk()
  })
  afterEach(() => desk.close())
  after(async () => {
    await simulator.close()
    await house.close()
    await stopSharedServer()
  })

  function openedDesk(): DelayDesk {
    return openDelayDesk(house, openAeroDataBox({ baseUrl: simulator.url, apiKey: 'house-simulator-key' }))
  }

  async function askedDuring(action: () => Promise<unknown>): Promise<number> {
    const before = simulator.asked.length
    await action()
    return simulator.asked.length - before
  }

  const figuresOf = async (one = number, at = desk) => (await at.of([one])).get(one)
  const lastDay = async () => (await figuresOf())?.records[0]?.until

  test('who looks first waits for the figures, who looks later finds them', async () => {
    assert.equal(
      await askedDuring(async () => {
        const told = await figuresOf()
        assert.equal(told?.source, 'AeroDataBox')
        assert.equal(told.records.length, 2)
        assert.equal(told.toldAt.toString().slice(0, 16), '2026-11-21T06:00')
        assert.deepEqual(await figuresOf(), told)
      }),
      1,
    )
  })

  test('many who look at once ask once, in one process and in two', async () => {
    const elsewhere = openedDesk()
    assert.equal(
      await askedDuring(() =>
        Promise.all([figuresOf(), figuresOf(), desk.of([number, number]), figuresOf(number, elsewhere)]),
      ),
      1,
    )
    await elsewhere.close()
  })

  test('that nothing is known is kept as well', async () => {
    assert.equal(
      await askedDuring(async () => {
        assert.equal(await figuresOf('XX 404'), undefined)
        assert.equal(await figuresOf('XX 404'), undefined)
      }),
      1,
    )
  })

  test('after a week they are asked anew, and until the answer comes the old ones are told', async () => {
    await figuresOf()
    house.clock.advance({ hours: 6 * 24 })
    assert.equal(await askedDuring(figuresOf), 0)
    house.clock.advance({ hours: 25 })
    assert.equal(await lastDay(), '2026-11-21', 'nobody waits')
    await settled(async () => (await lastDay()) === '2026-11-28')
  })

  test('figures that could not be asked anew for a month are told no more', async () => {
    await figuresOf()
    simulator.faults.order('error', 1000)
    house.clock.advance({ hours: 29 * 24 })
    assert.ok(await figuresOf())
    house.clock.advance({ hours: 25 })
    assert.equal(await figuresOf(), undefined)
  })

  for (const fault of ['down', 'error', 'limited', 'garbage', 'wrong-shape'] as const)
    test(`after ${fault} nothing is told, and it is asked again a quarter of an hour later`, async () => {
      simulator.faults.order(fault, 1)
      assert.equal(
        await askedDuring(async () => {
          assert.equal(await figuresOf(), undefined)
          assert.equal(await figuresOf(), undefined)
        }),
        1,
      )
      house.clock.advance({ minutes: 16 })
      assert.ok(await figuresOf())
      assert.ok(house.logged.some((line) => line.includes('facts.failed')))
      assert.ok(!house.logged.some((line) => line.includes('house-simulator-key')))
    })

  test('an empty answer in the place of figures ends them', async () => {
    await figuresOf()
    house.clock.advance({ hours: 8 * 24 })
    simulator.faults.order('empty', 1)
    await figuresOf()
    await settled(async () => (await figuresOf()) === undefined)
  })

  test('who answers too slowly is not waited for; the figures are there for who looks next', async () => {
    simulator.faults.order('slow', 1)
    assert.equal(await figuresOf(), undefined)
    await settled(async () => (await figuresOf()) !== undefined)
  })

  test('after failures in a row it has rest, then one question finds out whether it is back', async () => {
    simulator.faults.order('error', 4)
    assert.equal(
      await askedDuring(async () => {
        for (const one of followed.slice(0, 6)) assert.equal(await figuresOf(one), undefined)
      }),
      4,
    )
    house.clock.advance({ seconds: 20 })
    assert.ok(await figuresOf(followed[5]))
  })

  test('it is not asked more than it bears', async () => {
    assert.equal(await askedDuring(() => desk.of(followed.slice(0, 12))), 8)
    house.clock.advance({ minutes: 1 })
    assert.equal(await askedDuring(() => desk.of(followed.slice(0, 12))), 4)
  })

  test('a house that closes does not wait for an answer, and writes none', async () => {
    simulator.faults.order('hang', 1)
    const looking = figuresOf(other)
    await settled(async () => simulator.asked.at(-1) === other)
    await desk.close()
    assert.equal(await looking, undefined)
    assert.equal(await askedDuring(() => figuresOf(number)), 0, 'it asks nobody any more')
  })

  test('without a source nothing is asked and nothing kept', async () => {
    const silent = openDelayDesk(house, undefined)
    assert.equal((await silent.of([number])).size, 0)
    assert.deepEqual(await all(house.database, sql`select 1 from flights.delays`), [])
    await silent.close()
  })

  async function settled(isSo: () => Promise<boolean>): Promise<void> {
    for (let attempt = 0; attempt < 1200; attempt++) {
      if (await isSo()) return
      await sleep(50)
    }
    assert.fail('it never came')
  }
})
