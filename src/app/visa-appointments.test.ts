import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { openVisaOffice, type VisaOffice } from '#testing/app/visas.ts'
import { visaCalls } from '#visas/calls.ts'
import { visaCountries } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'

const toRome = { country: 'IT', days: 30, isGuaranteed: false } as const
const at = (text: string) => Temporal.PlainDateTime.from(text)
const wish = { firstDay: '2026-12-01', lastDay: '2026-12-04', part: 'morning' } as const

suite('appointments', () => {
  let t: VisaOffice
  before(async () => {
    t = await openVisaOffice()
  })
  after(() => t[Symbol.asyncDispose]())

  async function filed() {
    const user = await t.user()
    const request = await t.filed(user, { choice: toRome, more: { travelDate: '2027-02-10' } })
    return { user, ...request }
  }
  type Filed = Awaited<ReturnType<typeof filed>>

  const wished = ({ user, orderId }: Filed, body: object = wish) =>
    t.ask(visaCalls.wishAppointment.line, { by: user.token, body: { orderId, ...body } })
  const answered = ({ user, orderId }: Filed, offered: string, isTaken: boolean) =>
    t.ask(visaCalls.answerAppointment.line, { by: user.token, body: { orderId, at: offered, isTaken } })

  test('it is wished, offered, declined, offered again, taken and attended, and the papers are sent', async () => {
    const one = await filed()
    const { orderId, orderNumber, user } = one
    assert.equal((await wished(one)).status, 200)
    await t.desk.checked(orderNumber)
    await assert.rejects(t.desk.sent(orderNumber), { code: 'APPOINTMENT_FIRST' })
    await t.desk.offer(orderNumber, at('2026-12-02T09:30'), 'تهران، خیابان نوفل‌لوشاتو')
    assert.equal((await answered(one, '2026-12-02T09:30', false)).status, 200)
    await t.desk.offer(orderNumber, at('2026-12-07T10:00'), 'تهران، خیابان نوفل‌لوشاتو')
    assert.equal((await answered(one, '2026-12-02T09:30', true)).status, 409)
    assert.equal((await answered(one, '2026-12-07T10:00', true)).status, 200)
    assert.equal((await answered(one, '2026-12-07T10:00', true)).status, 200)
    const queued = (await t.desk.queue()).find((row) => row.orderNumber === orderNumber)
    assert.equal(queued?.appointment, 'taken 2026-12-07T10:00')

    const before = await t.visas.tracked(orderId, user.userId)
    t.house.clock.set(Temporal.Instant.from('2027-01-20T08:00:00Z'))
    assert.equal((await t.visas.tracked(orderId, user.userId)).missedAt, null)
    await t.desk.attended(orderNumber)
    const sent = await t.visas.tracked(orderId, user.userId)
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
    assert.deepEqual([sent.stage, sent.appointment?.state, sent.missedAt], ['sent', 'attended', null])
    assert.ok(String(sent.promisedAt) > String(before.promisedAt))
    assert.equal(sent.events.at(-1)?.says, 'به سفارت رفتید و پرونده تحویل شد.')
  })

  test('one that fell through is looked for again, and one may be offered and taken by telephone', async () => {
    const one = await filed()
    await t.desk.checked(one.orderNumber)
    await t.desk.offer(one.orderNumber, at('2026-12-02T09:30'), 'تهران')
    await t.desk.taken(one.orderNumber)
    await t.desk.missed(one.orderNumber)
    const { appointment } = await t.visas.tracked(one.orderId, one.user.userId)
    assert.equal(appointment?.state, 'wished')
    await assert.rejects(t.desk.attended(one.orderNumber), { code: 'STAGE_PASSED' })
  })

  test('days that passed or lie behind the journey, strangers and other countries are refused', async () => {
    const one = await filed()
    for (const days of [
      { firstDay: '2026-11-01', lastDay: '2026-11-05' },
      { firstDay: '2026-12-04', lastDay: '2026-12-01' },
      { firstDay: '2027-02-01', lastDay: '2027-02-10' },
    ])
      assert.equal((await wished(one, { ...wish, ...days })).code, 'APPOINTMENT_PAST')
    await assert.rejects(t.desk.offer(one.orderNumber, at('2026-11-20T09:00'), 'تهران'), {
      code: 'APPOINTMENT_PAST',
    })
    assert.equal((await wished({ ...one, user: await t.user() })).code, 'ORDER_NOT_FOUND')
    const user = await t.user()
    const toDubai = { user, ...(await t.filed(user)) }
    assert.equal((await wished(toDubai)).code, 'NO_APPOINTMENT')
  })

  test('the database sends nothing without its appointment, and alters no attended one', async () => {
    const { orderId, orderNumber } = await filed()
    const { database } = t.house
    await t.desk.checked(orderNumber)
    await assert.rejects(
      sql`update visas.request set stage = 'sent' where order_id = ${orderId}`.execute(database),
      /waits for its appointment/,
    )
    await t.desk.offer(orderNumber, at('2026-12-02T09:30'), 'تهران')
    await assert.rejects(
      sql`update visas.appointment set state = 'attended' where order_id = ${orderId}`.execute(database),
      /cannot become attended from offered/,
    )
    await t.desk.taken(orderNumber)
    await assert.rejects(
      sql`update visas.appointment set place = 'شیراز' where order_id = ${orderId}`.execute(database),
      /as it was offered/,
    )
    const named = await all(database, sql<{ country: string }>`select country from visas.by_appointment`)
    assert.deepEqual(
      named.map(({ country }) => country),
      visaCountries.filter((one) => countryData(one).byAppointment),
    )
  })
})
