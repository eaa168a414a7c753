import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { actingCalls } from '#desk/acting-calls.ts'
import { actingAsks, actingClocks, actingTries } from '#desk/acting-limits.ts'
import { correctingAt } from '#testing/app/corrections.ts'
import { openRebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { actingIn, wrongCode } from '#testing/desk/acting.ts'
import type { TestStaff } from '#testing/desk/staff.ts'

suite('at the desk for a traveller, with the code that he reads out', () => {
  let t: Awaited<ReturnType<typeof openRebookingHouse>>
  let at: ReturnType<typeof correctingAt>
  let here: ReturnType<typeof actingIn>
  before(async () => {
    t = await openRebookingHouse()
    at = correctingAt(t)
    here = actingIn(t)
  })
  after(() => t[Symbol.asyncDispose]())

  const items = [{ passenger: 0, leg: 0 }]
  async function quoted(by: TestStaff, ticket: Ticketed): Promise<number> {
    const { status, data, text } = await here.as(by, here.line(ticket, '/refund-quote'), { items })
    assert.equal(status, 200, text)
    const quote = actingCalls.quote.answer.parse(data)
    assert.equal(quote.refused, null)
    return quote.refund
  }
  const giveBack = (by: TestStaff, ticket: Ticketed, amount: number) =>
    here.as(by, here.line(ticket, '/refund'), { items, reasonId: 1, amount })
  const saraa = {
    position: 0,
    firstName: 'Saraa',
    lastName: 'Mohammadi',
    firstNameFarsi: 'سارا',
    lastNameFarsi: 'محمدی',
  }

  test('gives back at the quoted amount and corrects a name, each told to the traveller, with both named', async () => {
    const by = await here.colleague()
    const ticket = await at.ticketed(false)
    await here.opened(by, ticket)
    const names = await here.as(by, here.line(ticket, '/names'), saraa)
    assert.equal(names.status, 200, names.text)
    assert.equal((await at.personOf(ticket))?.firstName.toLowerCase(), 'saraa')
    const amount = await quoted(by, ticket)
    assert.equal((await giveBack(by, ticket, amount - 10)).code, 'REFUND_MOVED')
    const given = await giveBack(by, ticket, amount)
    assert.equal(given.status, 200, given.text)
    assert.equal(await t.agency.wallet.balanceOf(ticket.owner.userId), amount)
    const told = await here.doneFor(ticket)
    assert.deepEqual(
      told.map(([who, what]) => [who, what?.split('،')[0]]),
      [
        [by.name, 'نامی تصحیح شد'],
        [by.name, '۱ بلیت پس داده شد'],
      ],
    )
    const { userId } = ticket.owner
    assert.deepEqual(
      await here.entriesOf(ticket),
      ['asked', 'opened', 'corrected', 'refunded'].map((what) => `acting.${what} done ${userId}`),
    )
  })

  test('without a code nothing is done, nor with one that was asked and not read out', async () => {
    const by = await here.colleague()
    const ticket = await at.ticketed(false)
    const refused = async () => {
      for (const [what, body] of [
        ['/refund-quote', { items }],
        ['/refund', { items, reasonId: 1, amount: 10 }],
        ['/names-check', saraa],
        ['/names', saraa],
      ] as const)
        assert.equal((await here.as(by, here.line(ticket, what), body)).code, 'ACTING_CODE_NEEDED', what)
    }
    await refused()
    await here.asked(by, ticket)
    await refused()
  })

  test('a code opens no other order, and is used by no other colleague', async () => {
    const [by, other] = [await here.colleague(), await here.colleague()]
    const [ticket, another] = [await at.ticketed(false), await at.ticketed(false)]
    const code = await here.asked(by, ticket)
    assert.equal((await here.as(other, here.line(ticket), { code })).code, 'ACTING_CODE_SPENT')
    assert.equal((await here.as(by, here.line(another), { code })).code, 'ACTING_CODE_SPENT')
    assert.equal((await here.as(other, here.line(ticket, '/code'))).code, 'ACTING_BY_ANOTHER')
    assert.equal((await here.as(by, here.line(ticket), { code })).status, 200)
    for (const [who, what] of [
      [other, ticket],
      [by, another],
    ] as const)
      assert.equal((await giveBack(who, what, 10)).code, 'ACTING_CODE_NEEDED')
    assert.equal((await here.as(other, here.line(ticket, '/code'))).code, 'ACTING_BY_ANOTHER')
    assert.equal((await here.as(other, here.line(ticket, '/end'))).status, 200)
    assert.equal(
      (await here.as(by, here.line(ticket, '/refund-quote'), { items })).status,
      200,
      'another ends nothing of his',
    )
  })

  test('a form sent without the whole code spends none of its tries', async () => {
    const by = await here.colleague()
    const ticket = await at.ticketed(false)
    const code = await here.asked(by, ticket)
    for (const typed of ['', '  ', code.slice(0, 3), ''])
      assert.equal((await here.as(by, here.line(ticket), { code: typed })).status, 400)
    assert.equal((await here.as(by, here.line(ticket), { code })).status, 200)
  })

  test('a code is tried three times, also at once, and opens once', async () => {
    const by = await here.colleague()
    const ticket = await at.ticketed(false)
    const code = await here.asked(by, ticket)
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => here.as(by, here.line(ticket), { code: wrongCode(code) })),
    )
    assert.equal(tries.filter((one) => one.code === 'ACTING_CODE_WRONG').length, actingTries - 1)
    assert.equal((await here.as(by, here.line(ticket), { code })).code, 'ACTING_CODE_SPENT')
    const { tries: counted } = await one(
      t.house.database,
      sql<{ tries: number }>`select tries from desk.acting where order_id = ${ticket.orderId}`,
    )
    assert.equal(counted, actingTries)
    assert.equal(
      (await here.entriesOf(ticket)).filter((entry) => entry.startsWith('acting.code-wrong refused')).length,
      actingTries,
    )
    t.house.clock.advance({ seconds: actingClocks.againSeconds + 1 })
    const next = await here.asked(by, ticket)
    assert.equal((await here.as(by, here.line(ticket), { code: next })).status, 200)
    assert.equal((await here.as(by, here.line(ticket), { code: next })).code, 'ACTING_CODE_SPENT')
  })

  test('it ends with its minutes, with its colleague’s word, and a code with its own time', async () => {
    const by = await here.colleague()
    const ticket = await at.ticketed(false)
    await here.opened(by, ticket)
    t.house.clock.advance({ seconds: actingClocks.openSeconds + 1 })
    assert.equal((await giveBack(by, ticket, 10)).code, 'ACTING_CODE_NEEDED')
    const code = await here.asked(by, ticket)
    t.house.clock.advance({ seconds: actingClocks.codeSeconds + 1 })
    assert.equal((await here.as(by, here.line(ticket), { code })).code, 'ACTING_CODE_SPENT')
    await here.opened(by, ticket)
    assert.equal((await here.as(by, here.line(ticket, '/end'))).status, 200)
    assert.equal((await here.as(by, here.line(ticket, '/names'), saraa)).code, 'ACTING_CODE_NEEDED')
  })

  test('codes are asked a minute apart and three an hour, and the traveller’s telephone alone has them', async () => {
    const by = await here.colleague()
    const ticket = await at.ticketed(false)
    await here.asked(by, ticket)
    assert.equal((await here.as(by, here.line(ticket, '/code'))).code, 'CODE_TOO_SOON')
    for (let more = 1; more < actingAsks.ofOrder.most; more++) {
      t.house.clock.advance({ seconds: actingClocks.againSeconds + 1 })
      await here.asked(by, ticket)
    }
    t.house.clock.advance({ seconds: actingClocks.againSeconds + 1 })
    assert.equal((await here.as(by, here.line(ticket, '/code'))).code, 'CODES_ASKED_OFTEN')
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
    const by = await here.colleague()
    const ticket = await at.ticketed(false)
    await here.asked(by, ticket)
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
