import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type AeroDataBoxSimulator, openAeroDataBoxSimulator } from './server.ts'

let simulator: AeroDataBoxSimulator
before(async () => {
  simulator = await openAeroDataBoxSimulator({
    port: 0,
    flown: (number) =>
      number === 'W5 1041'
        ? [{ origin: 'OIII', destination: 'OIMM', departsHourUtc: 3, arrivesHourUtc: 4 }]
        : [],
  })
})
beforeEach(() => simulator.faults.clear())
after(() => simulator.close())

const asked = (
  number: string,
  headers: Record<string, string> = { 'x-rapidapi-key': 'house-simulator-key' },
) => fetch(`${simulator.url}/flights/${number}/delays`, { headers })

interface Statistics {
  readonly medianDelay: string
  readonly numConsideredFlights: number
  readonly delayPercentiles: readonly { readonly percentile: number; readonly delay: string }[]
  readonly numFlightsDelayedBrackets: readonly { readonly num: number }[]
}

test('a number is known however it is written, and the brackets add up', async () => {
  const texts = await Promise.all(
    ['W51041', 'w5%201041', 'W5 01041'].map(async (one) => (await asked(one)).text()),
  )
  const answer: { readonly destinations: readonly Statistics[] } = JSON.parse(texts[0] ?? '')
  const [landings] = answer.destinations
  assert.ok(landings)
  const sum = landings.numFlightsDelayedBrackets.reduce((all, { num }) => all + num, 0)
  assert.equal(sum, landings.numConsideredFlights)
  assert.equal(
    landings.delayPercentiles.find(({ percentile }) => percentile === 50)?.delay,
    landings.medianDelay,
  )
  assert.match(landings.medianDelay, /^-?\d\d:\d\d:00$/)
  const counted = (text: string | undefined) => (text ?? '').replaceAll(/"(?:from|to)Utc":"[^"]*"/g, '')
  assert.equal(counted(texts[1]), counted(texts[0]))
})

test('what nobody flies has no content, what is no number is refused, and so is a stranger', async () => {
  assert.equal((await asked('W52222')).status, 204)
  assert.equal((await asked('mahan')).status, 400)
  assert.equal((await asked('W51041', {})).status, 401)
  assert.equal((await asked('W51041', { 'x-api-market-key': 'house-simulator-key' })).status, 200)
})

test('misfortunes come when they are ordered', async () => {
  for (const [name, status] of [
    ['down', 502],
    ['error', 500],
    ['limited', 429],
    ['empty', 204],
  ] as const) {
    simulator.faults.order(name, 1)
    assert.equal((await asked('W51041')).status, status)
    assert.equal((await asked('W51041')).status, 200)
  }
})
