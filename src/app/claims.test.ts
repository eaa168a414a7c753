import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { flightCalls } from '#flights/calls.ts'
import type { FlightNamed } from '#flights/server/flights.ts'
import { flightsPart } from '#flights/server/personal.ts'
import { readPdf, words } from '#papers/server/pdf-reader.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { correctingAt } from '#testing/app/corrections.ts'
import { openRebookingHouse, type RebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { sara } from '#testing/flights/buying.ts'

interface Noted {
  readonly onDay?: string
  readonly paidRial?: number
  readonly paidEuro?: number
}

suite('a claim that its traveller follows', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof correctingAt>
  before(async () => {
    t = await openRebookingHouse()
    at = correctingAt(t)
  })
  after(() => t[Symbol.asyncDispose]())

  const start = Temporal.Instant.from('2026-11-21T06:00:00Z')
  const inDays = (days: number) => start.add({ hours: 24 * days })
  const of = ({ orderId }: Ticketed) => ({ orderId, leg: 0, subject: 'flight' as const })
  const toldBy = ({ token }: SignedIn, line: string, body: object) => t.ask(line, { by: token, body })
  const told = (line: string, mine: Ticketed, body: object) =>
    toldBy(mine.owner, line, { ...of(mine), ...body })
  const sent = (mine: Ticketed, sentOn = '2026-11-21', reference = '') =>
    told(flightCalls.claimSent.line, mine, { sentOn, reference })
  const noted = (mine: Ticketed, step: string, { onDay = '2026-11-21', ...paid }: Noted = {}) =>
    told(flightCalls.claimStep.line, mine, { step, onDay, ...paid })
  const ended = (mine: Ticketed, by = mine.owner) => toldBy(by, flightCalls.claimEnd.line, of(mine))
  /** of the one flight that all of them buy: each is sold it on time */
  let disrupted: FlightNamed | undefined
  async function late(): Promise<Ticketed> {
    t.house.clock.set(start)
    if (disrupted) await t.agency.disruptions.onTime(disrupted)
    const mine = await at.ticketed(false, [sara])
    const [journey] = await t.agency.orders.journeysOf(mine.orderId)
    assert.ok(journey)
    const flight = { flightNumber: journey.flightNumber, date: journey.departsLocal.toPlainDate() }
    await t.agency.disruptions.delayed(flight, 300)
    disrupted = flight
    return mine
  }
  /** sessions are of the first day: what is asked later is asked of the room */
  const note = (mine: Ticketed, step: 'silent' | 'refused' | 'forwarded' | 'granted', onDay: string) =>
    t.agency.flights.claims.note({
      ...of(mine),
      userId: mine.owner.userId,
      step,
      onDay: Temporal.PlainDate.from(onDay),
      reference: '',
    })

  test('its letter begins it, its answer and amount are noted, and it ends by its traveller alone', async () => {
    const mine = await late()
    assert.equal((await noted(mine, 'paid', { paidRial: 10 })).code, 'NO_CLAIM')
    const begun = await sent(mine, '2026-11-21', ' ZV-77 ')
    assert.equal(begun.status, 200, begun.text)
    assert.deepEqual(begun.data, {
      leg: 0,
      subject: 'flight',
      answerBy: '2026-12-06',
      suitBy: null,
      steps: [{ step: 'sent', onDay: '2026-11-21', reference: 'ZV-77', paidRial: null, paidEuro: null }],
    })
    assert.equal((await sent(mine)).code, 'CLAIM_OPEN')
    assert.equal((await noted(mine, 'silent')).code, 'ANSWER_NOT_DUE')
    assert.equal((await noted(mine, 'forwarded')).code, 'CLAIM_STEP')
    assert.equal((await noted(mine, 'paid')).code, 'CLAIM_AMOUNT')
    assert.equal((await noted(mine, 'paid', { paidRial: 10, paidEuro: 3 })).code, 'CLAIM_AMOUNT')
    assert.equal((await noted(mine, 'refused', { paidEuro: 3 })).code, 'CLAIM_AMOUNT')
    assert.equal((await noted(mine, 'paid', { onDay: '2026-11-22', paidRial: 10 })).code, 'CLAIM_DAY')
    const paid = await noted(mine, 'paid', { paidRial: 12_000_000 })
    assert.equal(paid.status, 200, paid.text)
    assert.equal((await noted(mine, 'refused')).code, 'CLAIM_STEP')
    assert.equal((await ended(mine)).status, 200)
    assert.equal((await ended(mine)).code, 'NO_CLAIM')
    const [claim] = await t.agency.flights.claims.ofOrder(mine.orderId)
    assert.deepEqual(
      claim?.steps.map(({ step, paidRial }) => [step, paidRial]),
      [
        ['sent', null],
        ['paid', 12_000_000],
      ],
    )
    assert.equal((await sent(mine)).status, 200, 'it may be begun anew')
  })

  test('a letter of tomorrow, of before the ticket or of what is owed to nobody is none', async () => {
    const mine = await late()
    for (const day of ['2026-11-22', '2026-11-20'])
      assert.equal((await sent(mine, day)).code, 'CLAIM_DAY', day)
    assert.equal((await sent(mine, '2026-13-01')).status, 400)
    const luggage = await told(flightCalls.claimSent.line, mine, {
      sentOn: '2026-11-21',
      subject: 'luggage-late',
    })
    assert.equal(luggage.code, 'NOTHING_TO_CLAIM')
    assert.ok(disrupted)
    await t.agency.disruptions.onTime(disrupted)
    assert.equal((await sent(mine)).code, 'NOTHING_TO_CLAIM')
  })

  test('strangers neither see nor move it', async () => {
    const mine = await late()
    await sent(mine)
    const stranger = await t.somebody()
    assert.equal((await ended(mine, stranger)).code, 'ORDER_NOT_FOUND')
    const step = { step: 'refused', onDay: '2026-11-21' }
    assert.equal(
      (await toldBy(stranger, flightCalls.claimStep.line, { ...of(mine), ...step })).code,
      'ORDER_NOT_FOUND',
    )
    const letter = flightCalls.authorityLetter.line.replace('{orderId}', mine.orderId)
    assert.equal((await t.ask(letter, { by: stranger.token })).code, 'ORDER_NOT_FOUND')
    assert.equal((await t.ask(letter, { by: mine.owner.token })).code, 'NO_AUTHORITY_YET')
  })

  test('when the day is over it is reminded of once, and the next letter says what was claimed and answered', async () => {
    const mine = await late()
    await sent(mine, '2026-11-21', 'ZV-78')
    const remindersOf = async () =>
      (await t.agency.messages.aboutOrder(mine.owner.userId, mine.orderId)).filter(({ text }) =>
        text.includes('وقت پیگیری نامهٔ شما'),
      ).length
    t.house.clock.set(inDays(15))
    await t.agency.flights.work.remindOfClaims()
    assert.equal(await remindersOf(), 0, 'not on the last day')
    await assert.rejects(note(mine, 'silent', '2026-12-06'), { code: 'ANSWER_NOT_DUE' })
    t.house.clock.set(inDays(16))
    await Promise.all([t.agency.flights.work.remindOfClaims(), t.agency.flights.work.remindOfClaims()])
    assert.equal(await remindersOf(), 1)
    await note(mine, 'silent', '2026-12-07')
    const { body, fileName } = await t.agency.flights.claims.authorityLetter({
      ...of(mine),
      userId: mine.owner.userId,
    })
    assert.match(fileName, /^complaint-\d+\.pdf$/)
    const pdf = readPdf(body)
    const [number = ''] = await at.numbersOf(mine)
    for (const word of [number, 'سازمان هواپیمایی کشوری', 'ZV-78', 'پاسخ نداد', '۵ ساعت تأخیر', '۳۰'].flatMap(
      words,
    ))
      assert.ok(pdf.words.has(word), `«${word}»`)
    await note(mine, 'forwarded', '2026-12-07')
    assert.ok((await t.agency.flights.claims.open()).some(({ orderId }) => orderId === mine.orderId))
  })

  test('the database keeps no step that the rules have not', async () => {
    const mine = await late()
    await sent(mine)
    const [claim] = await t.agency.flights.claims.ofOrder(mine.orderId)
    const { database } = t.house
    const insert = (values: ReturnType<typeof sql>) =>
      sql`insert into flights.claim_steps (claim_id, place, step, on_day, was, was_on, paid_rial, noted_at)
        select ${claim?.id}::bigint, ${values}, now()`.execute(database)
    for (const wrong of [
      sql`1, 'forwarded', '2026-11-21'::date, 'sent', '2026-11-21'::date, null::bigint`,
      sql`1, 'refused', '2026-11-20'::date, 'sent', '2026-11-21'::date, null::bigint`,
      sql`1, 'refused', '2026-11-22'::date, 'silent', '2026-11-21'::date, null::bigint`,
      sql`2, 'refused', '2026-11-22'::date, 'sent', '2026-11-21'::date, null::bigint`,
      sql`1, 'paid', '2026-11-22'::date, 'sent', '2026-11-21'::date, null::bigint`,
      sql`1, 'refused', '2026-11-22'::date, 'sent', '2026-11-21'::date, 5::bigint`,
      sql`1, 'silent', '2026-12-06'::date, 'sent', '2026-11-21'::date, null::bigint`,
    ])
      await assert.rejects(insert(wrong))
    await insert(sql`1, 'silent', '2026-12-07'::date, 'sent', '2026-11-21'::date, null::bigint`)
    await ended(mine)
    await assert.rejects(
      insert(sql`2, 'forwarded', '2026-12-08'::date, 'silent', '2026-12-07'::date, null::bigint`),
      /has ended/,
    )
    await assert.rejects(
      sql`update flights.claims set ended_at = null where id = ${claim?.id}`.execute(database),
    )
  })

  test('it is exported with the rest, and gone with the account', async () => {
    const mine = await late()
    await sent(mine, '2026-11-21', 'ZV-79')
    const part = flightsPart(t.house.database, {
      flights: t.agency.flights,
      issuedOf: async () => [],
      ordersOf: async () => [mine.orderId],
    })
    assert.match(JSON.stringify(await part.exported(mine.owner.userId)), /ZV-79/)
    await part.erase(t.house.database, { userId: mine.owner.userId, phone: null, email: null })
    assert.deepEqual(await t.agency.flights.claims.ofOrder(mine.orderId), [])
  })
})
