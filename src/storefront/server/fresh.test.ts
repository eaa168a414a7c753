import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { MovableClock } from '#server/clock.ts'
import { fresh } from '#storefront/server/fresh.ts'

function opened() {
  const clock = new MovableClock()
  clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  const made: string[] = []
  let isBroken = false
  const answerTo = fresh({ clock, log: pino({ level: 'silent' }) }, async (key) => {
    if (isBroken) throw new Error('no prices')
    made.push(key)
    return { of: key, number: made.length }
  })
  return { clock, made, answerTo, breakDown: () => (isBroken = true) }
}

test('those who ask together, and within minutes, read one answer; another key has its own', async () => {
  const { made, answerTo } = opened()
  await Promise.all([answerTo('MHD'), answerTo('MHD'), answerTo('KIH')])
  await answerTo('MHD')
  assert.deepEqual(made, ['MHD', 'KIH'])
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

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
