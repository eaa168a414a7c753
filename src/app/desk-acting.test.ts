import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { actingCalls } from '#desk/acting-calls.ts'
import { actingAsks, actingClocks, actingTries } from '#desk/acting-limits.ts'
import { correctingAt } from '#testing/app/corrections.ts'
import { openRebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { askAtDesk, sessionOf, staffIn, type TestStaff } from '#testing/desk/staff.ts'

suite('at the desk for a traveller, with the code that he reads out', () => {
  let t: Awaited<ReturnType<typeof openRebookingHouse>>
  let at: ReturnType<typeof correctingAt>
  before(async () => {
    t = await openRebookingHouse()
    at = correctingAt(t)
  })
  after(() => t[Symbol.asyncDispose]())

  let people = 0
  /** Of asks of their own. */
  const colleague = () => staffIn(t, ['visas'], `همکار ${people++}`)
  const line = ({ orderNumber }: Ticketed, what = '') => `POST /api/desk/orders/${orderNumber}/acting${what}`
  /** Again after minutes in which sessions end. */
  const as = async ({ staffId }: TestStaff, to: string, body: object = {}) =>
    askAtDesk(t.house, to, { token: await sessionOf(t.house, staffId), body })

  /** As it stands in the message that was sent last. */
  async function codeOf({ orderNumber }: Ticketed): Promise<string> {
    const sent = () =>
      all(
        t.house.database,
        sql<{ tokens: readonly string[] | null }>`select tokens from messages.outbox
          where template = 'code-for-colleague' and tokens[2] = ${orderNumber} order by created_at desc limit 1`,
      )
    return (await sent())[0]?.tokens?.[0] ?? ''
  }
  async function asked(by: TestStaff, ticket: Ticketed): Promise<string> {
    const { status, text } = await as(by, line(ticket, '/code'))
    assert.equal(status, 200, text)
    return codeOf(ticket)
  }
  async function opened(by: TestStaff, ticket: Ticketed): Promise<void> {
    const code = await asked(by, ticket)
    const { status, text } = await as(by, line(ticket), { code })
    assert.equal(status, 200, text)
  }
  const items = [{ passenger: 0, leg: 0 }]
  async function quoted(by: TestStaff, ticket: Ticketed): Promise<number> {
    const { status, data, text } = await as(by, line(ticket, '/refund-quote'), { items })
    assert.equal(status, 200, text)
    const quote = actingCalls.quote.answer.parse(data)
    assert.equal(quote.refused, null)
    return quote.refund
  }
  const giveBack = (by: TestStaff, ticket: Ticketed, amount: number) =>
    as(by, line(ticket, '/refund'), { items, reasonId: 1, amount })
  const saraa = {
    position: 0,
    firstName: 'Saraa',
    lastName: 'Mohammadi',
    firstNameFarsi: 'سارا',
    lastNameFarsi: 'محمدی',
  }
  const wrong = (code: string) => (code === '123456' ? '123457' : '123456')
  const entriesOf = async ({ orderNumber }: Ticketed) =>
    (
      await all(
        t.house.database,
        sql<{
          said: string
        }>`select action || ' ' || outcome || ' ' || (details ->> 'traveller') as said from desk.audit
          where subject_kind = 'order' and subject_id = ${orderNumber} and action like 'acting.%' order by n`,
      )
    ).map(({ said }) => said)

  test('gives back at the quoted amount and corrects a name, each told to the traveller, with both named', async () => {
    const by = await colleague()
    const ticket = await at.ticketed(false)
    await opened(by, ticket)
    const names = await as(by, line(ticket, '/names'), saraa)
    assert.equal(names.status, 200, names.text)
    assert.equal((await at.personOf(ticket))?.firstName.toLowerCase(), 'saraa')
    const amount = await quoted(by, ticket)
    assert.equal((await giveBack(by, ticket, amount - 10)).code, 'REFUND_MOVED')
    const given = await giveBack(by, ticket, amount)
    assert.equal(given.status, 200, given.text)
    assert.equal(await t.agency.wallet.balanceOf(ticket.owner.userId), amount)
    const told = await all(
      t.house.database,
      sql<{ tokens: readonly string[] }>`select tokens from messages.outbox
        where template = 'done-by-colleague' and tokens[1] = ${ticket.orderNumber} and channel = 'Sms' order by created_at`,
    )
    assert.deepEqual(
      told.map(({ tokens }) => [tokens[1], tokens[2]?.split('،')[0]]),
      [
        [by.name, 'نامی تصحیح شد'],
        [by.name, '۱ بلیت پس داده شد'],
      ],
    )
    const { userId } = ticket.owner
    assert.deepEqual(
      await entriesOf(ticket),
      ['asked', 'opened', 'corrected', 'refunded'].map((what) => `acting.${what} done ${userId}`),
    )
  })

  test('without a code nothing is done, nor with one that was asked and not read out', async () => {
    const by = await colleague()
    const ticket = await at.ticketed(false)
    const refused = async () => {
      for (const [what, body] of [
        ['/refund-quote', { items }],
        ['/refund', { items, reasonId: 1, amount: 10 }],
        ['/names-check', saraa],
        ['/names', saraa],
      ] as const)
        assert.equal((await as(by, line(ticket, what), body)).code, 'ACTING_CODE_NEEDED', what)
    }
    await refused()
    await asked(by, ticket)
    await refused()
  })

  test('a code opens no other order, and is used by no other colleague', async () => {
    const [by, other] = [await colleague(), await colleague()]
    const [ticket, another] = [await at.ticketed(false), await at.ticketed(false)]
    const code = await asked(by, ticket)
    assert.equal((await as(other, line(ticket), { code })).code, 'ACTING_CODE_SPENT')
    assert.equal((await as(by, line(another), { code })).code, 'ACTING_CODE_SPENT')
    assert.equal((await as(other, line(ticket, '/code'))).code, 'ACTING_BY_ANOTHER')
    assert.equal((await as(by, line(ticket), { code })).status, 200)
    for (const [who, what] of [
      [other, ticket],
      [by, another],
    ] as const)
      assert.equal((await giveBack(who, what, 10)).code, 'ACTING_CODE_NEEDED')
    assert.equal((await as(other, line(ticket, '/code'))).code, 'ACTING_BY_ANOTHER')
    assert.equal((await as(other, line(ticket, '/end'))).status, 200)
    assert.equal(
      (await as(by, line(ticket, '/refund-quote'), { items })).status,
      200,
      'another ends nothing of his',
    )
  })

  test('a code is tried three times, also at once, and opens once', async () => {
    const by = await colleague()
    const ticket = await at.ticketed(false)
    const code = await asked(by, ticket)
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => as(by, line(ticket), { code: wrong(code) })),
    )
    assert.equal(tries.filter((one) => one.code === 'ACTING_CODE_WRONG').length, actingTries - 1)
    assert.equal((await as(by, line(ticket), { code })).code, 'ACTING_CODE_SPENT')
    const { tries: counted } = await one(
      t.house.database,
      sql<{ tries: number }>`select tries from desk.acting where order_id = ${ticket.orderId}`,
    )
    assert.equal(counted, actingTries)
    assert.equal(
      (await entriesOf(ticket)).filter((entry) => entry.startsWith('acting.code-wrong refused')).length,
      actingTries,
    )
    t.house.clock.advance({ seconds: actingClocks.againSeconds + 1 })
    const next = await asked(by, ticket)
    assert.equal((await as(by, line(ticket), { code: next })).status, 200)
    assert.equal((await as(by, line(ticket), { code: next })).code, 'ACTING_CODE_SPENT')
  })

  test('it ends with its minutes, with its colleague’s word, and a code with its own time', async () => {
    const by = await colleague()
    const ticket = await at.ticketed(false)
    await opened(by, ticket)
    t.house.clock.advance({ seconds: actingClocks.openSeconds + 1 })
    assert.equal((await giveBack(by, ticket, 10)).code, 'ACTING_CODE_NEEDED')
    const code = await asked(by, ticket)
    t.house.clock.advance({ seconds: actingClocks.codeSeconds + 1 })
    assert.equal((await as(by, line(ticket), { code })).code, 'ACTING_CODE_SPENT')
    await opened(by, ticket)
    assert.equal((await as(by, line(ticket, '/end'))).status, 200)
    assert.equal((await as(by, line(ticket, '/names'), saraa)).code, 'ACTING_CODE_NEEDED')
  })

  test('codes are asked a minute apart and three an hour, and the traveller’s telephone alone has them', async () => {
    const by = await colleague()
    const ticket = await at.ticketed(false)
    await asked(by, ticket)
    assert.equal((await as(by, line(ticket, '/code'))).code, 'CODE_TOO_SOON')
    for (let more = 1; more < actingAsks.ofOrder.most; more++) {
      t.house.clock.advance({ seconds: actingClocks.againSeconds + 1 })
      await asked(by, ticket)
    }
    t.house.clock.advance({ seconds: actingClocks.againSeconds + 1 })
    assert.equal((await as(by, line(ticket, '/code'))).code, 'CODES_ASKED_OFTEN')
    const phone = (await t.agency.accounts.userOf(ticket.owner.userId))?.phone
    const sent = await all(
      t.house.database,
      sql<{
        to: string
      }>`select distinct recipient as to from messages.outbox where user_id = ${ticket.owner.userId}
        and template = 'code-for-colleague'`,
    )
    assert.deepEqual(sent, [{ to: phone }])
  })

  test('the database opens nothing without a try, for longer, or again', async () => {
    const by = await colleague()
    const ticket = await at.ticketed(false)
    await asked(by, ticket)
    const { database } = t.house
    const set = (what: ReturnType<typeof sql>) =>
      sql`update desk.acting set ${what} where order_id = ${ticket.orderId}`.execute(database)
    await assert.rejects(set(sql`opened_at = asked_at, ends_at = asked_at + interval '1 minute'`))
    await assert.rejects(set(sql`tries = 1, opened_at = asked_at, ends_at = asked_at + interval '1 hour'`))
    await assert.rejects(set(sql`tries = 4`))
    await assert.rejects(set(sql`code_ends_at = asked_at + interval '4 minutes'`))
    await set(sql`is_over = true`)
    await assert.rejects(set(sql`is_over = false`))
    await assert.rejects(sql`delete from desk.acting where order_id = ${ticket.orderId}`.execute(database))
  })
})
