import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { throughChannel } from '#server/channel-here.ts'
import { MovableClock } from '#server/clock.ts'
import { fresh } from '#storefront/server/cached.ts'
import { testSites } from '#testing/server/sites.ts'

function opened() {
  const clock = new MovableClock()
  clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  const made: string[] = []
  let isBroken = false
  let unready = 0
  const sites = testSites('parastoo', 'chakavak')
  const house = { clock, log: pino({ level: 'silent' }), settings: { sites } }
  const answerTo = fresh(house, async (key) => {
    if (isBroken) throw new Error('no prices')
    made.push(key)
    return { of: key, number: made.length, unready }
  })
  const layOut = (days: number) => (unready = days)
  return { clock, made, sites, answerTo, breakDown: () => (isBroken = true), layOut }
}

test('those who ask together, and within minutes, read one answer; another key has its own', async () => {
  const { made, answerTo } = opened()
  await Promise.all([answerTo('MHD'), answerTo('MHD'), answerTo('KIH')])
  await answerTo('MHD')
  assert.deepEqual(made, ['MHD', 'KIH'])
})

test('each site and each channel has prices of its own', async () => {
  const { made, sites, answerTo } = opened()
  await answerTo('MHD')
  const there = () => sites.at(sites.ofBrand('chakavak'), () => answerTo('MHD'))
  const inApp = () =>
    throughChannel(
      async () => 'app',
      () => answerTo('MHD'),
    )
  for (const ask of [there, inApp, there, inApp]) await ask()
  assert.equal((await answerTo('MHD')).number, 1)
  assert.deepEqual(made, ['MHD', 'MHD', 'MHD'])
})

test('an older answer is read once more while a new one is made; one too old is waited for', async () => {
  const { clock, answerTo } = opened()
  await answerTo('MHD')
  clock.advance({ minutes: 11 })
  assert.equal((await answerTo('MHD')).number, 1)
  await settled()
  assert.equal((await answerTo('MHD')).number, 2)
  clock.advance({ minutes: 41 })
  assert.equal((await answerTo('MHD')).number, 3)
})

test('what could not be made anew leaves the old answer to be read, until it is too old', async () => {
  const { clock, answerTo, breakDown } = opened()
  await answerTo('MHD')
  breakDown()
  clock.advance({ minutes: 11 })
  await answerTo('MHD')
  await settled()
  assert.equal((await answerTo('MHD')).number, 1)
  clock.advance({ minutes: 41 })
  await assert.rejects(answerTo('MHD'), /no prices/)
})

test('what is not whole yet is made anew a second later, and then stays', async () => {
  const { clock, made, answerTo, layOut } = opened()
  layOut(20)
  await Promise.all([answerTo('IST'), answerTo('IST')])
  assert.equal((await answerTo('IST')).number, 1)
  clock.advance({ seconds: 2 })
  layOut(0)
  assert.deepEqual(await answerTo('IST'), { of: 'IST', number: 2, unready: 0 })
  clock.advance({ minutes: 9 })
  await answerTo('IST')
  assert.equal(made.length, 2)
})

test('a whole answer is read on while only a part can be told, until it is too old', async () => {
  const { clock, answerTo, layOut } = opened()
  await answerTo('IST')
  layOut(20)
  clock.advance({ minutes: 11 })
  await answerTo('IST')
  await settled()
  assert.equal((await answerTo('IST')).number, 1)
  await settled()
  clock.advance({ minutes: 30 })
  assert.equal((await answerTo('IST')).unready, 20)
})

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
