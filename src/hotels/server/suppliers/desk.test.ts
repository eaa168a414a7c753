import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHotelDesk } from '#hotels/server/suppliers/desk.ts'
import { openDuffelStays } from '#hotels/server/suppliers/duffel-stays/duffel-stays.ts'
import { breakerLimits } from '#suppliers/breaker.ts'
import { done, notSent, type Outcome, rejected } from '#suppliers/outcome.ts'
import { firstRates } from '#testing/money/selling-rates.ts'

const supplier = openDuffelStays({
  baseUrl: 'http://localhost:1',
  token: 't',
  email: 'a@example.com',
  rates: firstRates.onSale,
})

function openAt() {
  let at = 0
  let asked = 0
  const desk = openHotelDesk([supplier], () => Temporal.Instant.fromEpochMilliseconds(at))
  const ask = (key: string, answer: Outcome<string>) =>
    desk.reading(supplier, key, async () => {
      asked += 1
      return answer
    })
  return { ask, wait: (ms: number) => void (at += ms), asked: () => asked }
}

test('equal questions are asked once in a minute, others by themselves', async () => {
  const { ask, wait, asked } = openAt()
  await Promise.all([ask('a', done('x')), ask('a', done('y')), ask('b', done('z'))])
  assert.equal(asked(), 2)
  assert.deepEqual(await ask('a', done('later')), done('x'))
  wait(60_000)
  assert.deepEqual(await ask('a', done('later')), done('later'))
})

test('what was not answered is not kept, and a no is an answer', async () => {
  const { ask, asked } = openAt()
  await ask('a', notSent('no connection'))
  for (let times = 0; times < 10; times += 1) await ask('a', rejected('gone', 'no room'))
  assert.equal(asked(), 11)
})

test('who fails again and again is left alone, and asked again after its rest', async () => {
  const { ask, wait, asked } = openAt()
  for (let times = 0; times < breakerLimits.failuresInARow; times += 1) await ask('a', notSent('down'))
  assert.equal((await ask('a', done('x'))).kind, 'notSent')
  assert.equal(asked(), breakerLimits.failuresInARow)
  wait(breakerLimits.restMs)
  assert.deepEqual(await ask('a', done('x')), done('x'))
})

test('nobody is asked more often than it bears', async () => {
  const { ask, asked } = openAt()
  const many = supplier.caps.searchesAtOnce + 5
  await Promise.all(Array.from({ length: many }, (_, place) => ask(String(place), done('x'))))
  assert.equal(asked(), supplier.caps.searchesAtOnce)
})
