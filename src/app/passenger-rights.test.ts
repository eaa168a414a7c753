import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { flightCalls } from '#flights/calls.ts'
import type { ClaimSubject } from '#flights/claims/claim.ts'
import { readPdf, words } from '#papers/server/pdf-reader.ts'
import { correctingAt } from '#testing/app/corrections.ts'
import { openRebookingHouse, type RebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { omid, sara, saraAbroad } from '#testing/flights/buying.ts'

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

  /** From a place where the European regulation holds with anybody, and the convention beside it. */
  const fromFrankfurt = () =>
    t.bought([saraAbroad], async () => {
      const body = {
        origin: { code: 'FRA' },
        destination: { code: 'IST' },
        dates: ['2026-12-03'],
      }
      const found = await t.ask(flightCalls.available.line, { body })
      assert.equal(found.status, 200, found.text)
      const { requestId, proposals } = flightCalls.available.answer.parse(found.data)
      const proposalId = proposals.find(({ seat, isCharter }) => seat > 1 && !isCharter)?.proposalId
      assert.ok(proposalId)
      return { chosen: { requestId, proposalId }, fares: [] }
    })
  const wordsOf = async (mine: Ticketed, subject: ClaimSubject) => {
    const { orderId, owner } = mine
    const { body } = await t.agency.flights.claimLetter({ orderId, userId: owner.userId, leg: 0, subject })
    return readPdf(body).words
  }
  const saysAll = (told: ReadonlySet<string>, wanted: readonly string[]) => {
    for (const word of wanted.flatMap(words)) assert.ok(told.has(word), `«${word}»`)
  }

  test('a flight out of Frankfurt that is late owes by the European regulation, and its letter says how much', async () => {
    const mine = await fromFrankfurt()
    await late(mine, 181)
    assert.deepEqual(await rightsOf(mine), ['airline care', 'airline euro', 'us money'])
    const [number = ''] = await at.numbersOf(mine)
    const told = await wordsOf(mine, 'flight')
    saysAll(told, [number, '۳ ساعت و ۱ دقیقه', '۴۰۰ یورو', '۲۶۱/۲۰۰۴', 'مادهٔ ۷'])
    await late(mine, 179)
    assert.deepEqual(await rightsOf(mine), ['us money'])
  })

  test('its luggage is claimed for when it has flown, not before, for its people alone', async () => {
    const mine = await fromFrankfurt()
    const [journey] = await t.agency.orders.journeysOf(mine.orderId)
    assert.ok(journey)
    const luggage = (subject: ClaimSubject, by = mine.owner) =>
      t.ask(`${flightCalls.claimLetter.line.replace('{orderId}', mine.orderId)}?leg=0&subject=${subject}`, {
        by: by.token,
      })
    assert.equal((await luggage('luggage-late')).code, 'NOTHING_TO_CLAIM')
    t.house.clock.set(journey.departsAt.add({ hours: 1 }))
    const [number = ''] = await at.numbersOf(mine)
    saysAll(await wordsOf(mine, 'luggage-late'), [number, 'بار با پرواز نرسید', '۱۵۱۹', 'مونترال'])
    saysAll(await wordsOf(mine, 'luggage-damaged'), ['بار آسیب دید', '۷ روز'])
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
    assert.equal((await luggage('luggage-late', await t.somebody())).code, 'ORDER_NOT_FOUND')
  })

  test('luggage inside Iran is claimed by no letter of ours', async () => {
    const mine = await at.ticketed(false, [sara])
    const [journey] = await t.agency.orders.journeysOf(mine.orderId)
    assert.ok(journey)
    t.house.clock.set(journey.departsAt.add({ hours: 1 }))
    await assert.rejects(wordsOf(mine, 'luggage-late'), { code: 'NOTHING_TO_CLAIM' })
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  })

  test('of a charter nothing is claimed that sources do not agree on', async () => {
    const mine = await at.ticketed(true)
    await late(mine, 300)
    assert.deepEqual(await rightsOf(mine), ['us money'])
    assert.equal((await letterOf(mine)).code, 'NOTHING_TO_CLAIM')
  })
})
