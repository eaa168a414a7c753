import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { flightCalls } from '#flights/calls.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import type { Feed } from '#flights/search/server/feed/feed.ts'
import type { ReceivedEvent } from '#flights/search/server/feed/received-events.ts'
import { type Found, openStoredTexts } from '#flights/search/server/found/stored-texts.ts'
import { MovableClock } from '#server/clock.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

let clock: MovableClock
let hear: (heard: ReceivedEvent | undefined) => void
let isListening: boolean
let made: number
let kept: ReturnType<typeof openStoredTexts>
beforeEach(() => {
  clock = new MovableClock()
  clock.set(sampleNow)
  isListening = true
  made = 0
  const feed: Pick<Feed, 'isListening' | 'onChange' | 'listen'> = {
    isListening: () => isListening,
    onChange: (ear) => (hear = ear),
    listen: () => undefined,
  }
  kept = openStoredTexts(feed as Feed, clock)
})

const untilMs = sampleNow.add({ minutes: 10 }).epochMilliseconds
const find = async (): Promise<Found> => {
  made += 1
  return { proposals: [sampleProposal({ id: 7, at: '06:15' })], untilMs }
}
const ask = () => kept.textOf('a question', find)
async function keepIt() {
  await ask()
  await ask()
  assert.equal(made, 2)
  await ask()
  assert.equal(made, 2)
}

test('what is asked again is kept, and is what was found', async () => {
  await keepIt()
  assert.deepEqual(JSON.parse((await ask()).toString()), (await find()).proposals)
})

test('those who ask at once wait for one answer', async () => {
  await ask()
  await Promise.all(Array.from({ length: 5 }, ask))
  assert.equal(made, 2)
})

const forgetting: readonly (readonly [string, () => void])[] = [
  ['seats of a flight in it change', () => hear({ route: 'THR-MHD', date: '2026-12-03', departureId: 1 })],
  ['anything may have changed', () => hear(undefined)],
  ['somebody takes one of its fares', () => kept.forgetFares([7])],
  ['a fare of it closes', () => clock.advance({ minutes: 10 })],
  ['the clock is set back', () => clock.advance({ minutes: -1 })],
  ['nothing is heard any more', () => (isListening = false)],
]
for (const [says, change] of forgetting)
  test(`it is found anew when ${says}`, async () => {
    await keepIt()
    change()
    await ask()
    assert.equal(made, 3)
  })

test('it stays when other flights change', async () => {
  await keepIt()
  hear({ route: 'MHD-THR', date: '2026-12-03', departureId: 1 })
  hear({ route: 'THR-MHD', date: '2026-12-04', departureId: 1 })
  kept.forgetFares([77])
  await ask()
  assert.equal(made, 2)
})

test('what changes while it is found is not kept', async () => {
  await ask()
  const asked = kept.textOf('a question', async () => {
    const found = await find()
    hear({ route: 'THR-MHD', date: '2026-12-03', departureId: undefined })
    return found
  })
  await asked
  await ask()
  assert.equal(made, 3)
})

const city = (code: string) => ({ code })
const journeys = [
  { flightType: 1, origin: city('THR'), destination: city('MHD'), dates: ['2026-12-03'], children: 1 },
  { flightType: 2, origin: city('THR'), destination: city('MHD'), dates: ['2026-12-03', '2026-12-05'] },
  { flightType: 1, origin: city('THR'), destination: city('IST'), dates: ['2026-12-03'], cabinClass: 2 },
]

test('the text of an answer has the shape of the call, kept or not, with a number of its own', async () => {
  const line = flightCalls.available.line
  for (const body of journeys) {
    const answers = []
    for (let again = 0; again < 4; again += 1) {
      const answer = await t.ask(line, body)
      assert.equal(answer.status, 200)
      answers.push(flightCalls.available.answer.parse(answer.data))
      assert.deepEqual(flightCalls.available.answer.parse(answer.data), answer.data)
      t.house.clock.advance({ seconds: 1 })
    }
    const [first] = answers
    for (const { proposals } of answers) assert.deepEqual(proposals, first?.proposals)
    assert.equal(new Set(answers.map(({ requestId }) => requestId)).size, 4)
  }
})

test('compressed it is the same', async () => {
  const ask = (encoding: string) =>
    t.house.app.inject({
      method: 'POST',
      url: '/api/flight-catalog/FlightCatalog/Available',
      headers: { 'accept-encoding': encoding },
      payload: journeys[0] ?? {},
    })
  const [plain, packed] = [await ask('identity'), await ask('gzip')]
  assert.equal(packed.headers['content-encoding'], 'gzip')
  const { gunzipSync } = await import('node:zlib')
  assert.deepEqual(
    JSON.parse(gunzipSync(packed.rawPayload).toString()).data.proposals,
    plain.json().data.proposals,
  )
})
