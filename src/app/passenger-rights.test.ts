import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { flightCalls } from '#flights/calls.ts'
import { readPdf, words } from '#papers/server/pdf-reader.ts'
import { correctingAt } from '#testing/app/corrections.ts'
import { openRebookingHouse, type RebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { omid, sara } from '#testing/flights/buying.ts'

suite('what is due for a flight that is late or does not go', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof correctingAt>
  before(async () => {
    t = await openRebookingHouse()
    at = correctingAt(t)
  })
  after(() => t[Symbol.asyncDispose]())

  const rightsOf = async ({ orderId, owner }: Ticketed) => {
    const [leg] = await t.agency.flights.rights(orderId, owner.userId)
    return leg && leg.due.map(({ due, by }) => `${by} ${due.kind}`)
  }
  const letterOf = ({ orderId, owner }: Ticketed, by = owner) =>
    t.ask(flightCalls.claimLetter.line.replace('{orderId}', orderId), { by: by.token })
  async function late(ticket: Ticketed, minutes: number) {
    const [journey] = await t.agency.orders.journeysOf(ticket.orderId)
    assert.ok(journey)
    const { flightNumber, departsLocal } = journey
    await t.agency.disruptions.delayed({ flightNumber, date: departsLocal.toPlainDate() }, minutes)
    return journey
  }

  test('nothing while it goes as sold, then by the hours, and of whoever has flown only what the airline owes', async () => {
    const mine = await at.ticketed(false, [sara, omid])
    assert.deepEqual(await rightsOf(mine), [])
    assert.equal((await letterOf(mine)).code, 'NOTHING_TO_CLAIM')
    const journey = await late(mine, 300)
    assert.deepEqual(await rightsOf(mine), [
      'us money',
      'us other-flight',
      'airline refreshment',
      'airline discount',
    ])
    t.house.clock.set(journey.departsAt.add({ hours: 6 }))
    assert.deepEqual(await rightsOf(mine), ['airline refreshment', 'airline discount'])
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  })

  test('a cancelled flight and the letter that claims it, for its people alone', async () => {
    const mine = await at.ticketed(false, [sara])
    const [journey] = await t.agency.orders.journeysOf(mine.orderId)
    assert.ok(journey)
    t.house.clock.set(journey.departsAt.subtract({ hours: 20 }))
    await t.cancelled(mine)
    assert.deepEqual(await rightsOf(mine), ['us money', 'airline discount'])
    const body = await t.agency.flights.claimLetter({
      orderId: mine.orderId,
      userId: mine.owner.userId,
      leg: 0,
      subject: 'flight',
    })
    const pdf = readPdf(body.body)
    const [number = ''] = await at.numbersOf(mine)
    const wanted = [number, 'سارا محمدی', 'پرواز لغو شد', '۵۰', 'نامهٔ ۶۸۹۳'].flatMap(words)
    for (const word of wanted) assert.ok(pdf.words.has(word), `«${word}»`)
    // sessions of that day
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
    assert.equal((await letterOf(mine)).status, 200)
    const changed = { ...sara, firstName: 'Saraa' }
    assert.equal((await at.asked(flightCalls.correct.line, mine, changed)).code, 'NOTHING_AHEAD')
    assert.equal((await letterOf(mine, await t.somebody())).code, 'ORDER_NOT_FOUND')
  })

  test('of a charter nothing is claimed that sources do not agree on', async () => {
    const mine = await at.ticketed(true)
    await late(mine, 300)
    assert.deepEqual(await rightsOf(mine), ['us money'])
    assert.equal((await letterOf(mine)).code, 'NOTHING_TO_CLAIM')
  })
})
