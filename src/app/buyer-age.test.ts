import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestAgency } from '#testing/app/agency.ts'

const orderId = crypto.randomUUID()
const purchases = [
  ['POST /api/payment/Pay/Create', { orderId }],
  ['POST /api/payment/Pay/Create', { tripId: orderId }],
  ['POST /api/wallet/wallet/ConfirmOrder', { orderId }],
  ['POST /api/wallet/wallet/ConfirmTrip', { tripId: orderId }],
] as const

/** Somebody who has just signed in for the first time. */
async function newcomer(at = '2026-11-23T10:00') {
  const opened = await openTestAgency()
  const set = (clock: string) =>
    opened.house.clock.set(Temporal.PlainDateTime.from(clock).toZonedDateTime('Asia/Tehran').toInstant())
  set(at)
  const { token, userId } = await opened.admit('+989121230001')
  await sql`update accounts.users set birth_date = null, birth_told_on = null where id = ${userId}`.execute(
    opened.house.database,
  )
  const update = (birthDate: string) =>
    opened.ask('POST /accounts/api/Account/Update', { by: token, body: { birthDate } })
  const buy = ([line, body]: (typeof purchases)[number]) => opened.ask(line, { by: token, body })
  return { opened, token, set, update, buy }
}

test('nobody pays before a birth date is told, in any way; filling the wallet is no purchase', async () => {
  const { opened, token, update, buy } = await newcomer()
  await using _ = opened
  for (const purchase of purchases) {
    const { status, code, text } = await buy(purchase)
    assert.deepEqual([status, code], [403, 'BIRTH_DATE_NEEDED'], purchase[0])
    assert.match(text, /پیش از نخستین خرید، تاریخ تولد خریدار را بنویسید/)
  }
  const topUp = { topUp: { amount: 1_000_000 } }
  assert.equal((await opened.ask(purchases[0][0], { by: token, body: topUp })).status, 200)
  assert.equal((await update('1368-07-14')).status, 200)
  // told once: only the order is missing now
  for (const purchase of purchases) assert.equal((await buy(purchase)).status, 404, purchase[0])
})

test('one who is 17 is refused in words, and stays so', async () => {
  const { opened, update, buy } = await newcomer()
  await using _ = opened
  const refused = await update('1388-01-10')
  assert.deepEqual(
    [refused.status, refused.said],
    [400, [{ property: 'birthDate', errors: ['صاحب حساب باید ۱۸ سال تمام داشته باشد.'] }]],
  )
  assert.equal((await buy(purchases[0])).code, 'BIRTH_DATE_NEEDED')
})

/** 30 Esfand of a leap year is 20 March; 1405, in which he is 18, has none. */
const birthdays = [
  ['1387-09-03', '2008-11-23', '2026-11-23'],
  ['1387-12-30', '2009-03-20', '2027-03-20'],
  ['2008-02-29', '2008-02-29', '2026-03-01'],
] as const

for (const [told, born, comesOfAge] of birthdays)
  test(`born on ${told}, one buys from midnight of ${comesOfAge} by Tehran`, async () => {
    const dayBefore = Temporal.PlainDate.from(comesOfAge).subtract({ days: 1 })
    const { opened, set, update, buy } = await newcomer(`${dayBefore}T23:59`)
    await using _ = opened
    assert.equal((await update(told)).status, 400)
    set(`${comesOfAge}T00:00`)
    const stored = await update(told)
    assert.equal(stored.status, 200, stored.text)
    assert.equal((stored.data as { birthDate: string }).birthDate, born)
    assert.equal((await buy(purchases[0])).status, 404)
  })
