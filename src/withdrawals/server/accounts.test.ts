import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { InquiryOutcome } from '#refunds/server/inquiries/inquiry.ts'
import { openWithdrawalOffice, type WithdrawalOffice } from '#testing/withdrawals/office.ts'
import { withdrawalCalls } from '#withdrawals/calls.ts'

const { check, create } = withdrawalCalls

async function bothSay(office: WithdrawalOffice, who: { userId: string; bankDetailId: string }) {
  const { userId, bankDetailId } = who
  const checked = await office.ask(userId, check.line, { bankDetailId })
  const made = await office.ask(userId, create.line, { id: randomUUID(), amount: 50_000, bankDetailId })
  assert.equal(made.code, checked.code)
  assert.equal(await office.wallet.balanceOf(userId), 7_000_000)
  return checked.code
}

const answers: readonly (readonly [string, InquiryOutcome<{ readonly matches: boolean }>, string])[] = [
  ['is another’s', { kind: 'told', matches: false }, 'ACCOUNT_OF_ANOTHER'],
  ['takes no money', { kind: 'refused', why: 'blocked' }, 'ACCOUNT_REFUSED'],
  ['nobody says anything of', { kind: 'unknown', why: 'no answer' }, 'BANKS_SILENT'],
]
for (const [name, answer, code] of answers)
  test(`an account that ${name} is refused in words, and nothing leaves the wallet`, async () => {
    await using office = await openWithdrawalOffice()
    office.manners.inquiry = { isHolder: async () => answer }
    assert.equal(await bothSay(office, await office.traveller()), code)
  })

test('a bank is asked about the traveller’s own name, once a day, and again when the name is another', async () => {
  await using office = await openWithdrawalOffice()
  const names: string[] = []
  office.manners.inquiry = {
    isHolder: async (_, name) => {
      names.push(name)
      return { kind: 'told', matches: true }
    },
  }
  const { userId, bankDetailId } = await office.traveller()
  const look = () => office.ask(userId, check.line, { bankDetailId })
  await look()
  await look()
  assert.deepEqual(names, ['سارا احمدی'])
  office.house.clock.advance({ hours: 24 })
  await look()
  assert.equal(names.length, 2)
  const renamed = (lastName: string) =>
    sql`update accounts.users set last_name_farsi = ${lastName} where id = ${userId}`.execute(
      office.house.database,
    )
  await renamed('احمدي')
  await look()
  assert.deepEqual(names.slice(2), ['سارا احمدي'])
  await renamed('رستمی')
  assert.equal((await look()).code, 'ACCOUNT_OF_ANOTHER')
  assert.equal(names.length, 3, 'the account is written under another name: no bank need be asked')
})

test('who has not said their name is asked for it; another’s account is none', async () => {
  await using office = await openWithdrawalOffice()
  const nameless = await office.traveller()
  await sql`update accounts.users set first_name_farsi = null where id = ${nameless.userId}`.execute(
    office.house.database,
  )
  assert.equal(await bothSay(office, nameless), 'NAME_NEEDED')
  const { userId } = await office.traveller()
  assert.equal(
    await bothSay(office, { userId, bankDetailId: nameless.bankDetailId }),
    'BANK_DETAIL_NOT_FOUND',
  )
  const told = await office.ask(userId, check.line, { bankDetailId: 'x' })
  assert.deepEqual([told.status, told.fields], [400, ['bankDetailId']])
})

test('banks are asked so often an hour, and then no more', async () => {
  await using office = await openWithdrawalOffice()
  office.manners.inquiry = { isHolder: async () => ({ kind: 'told', matches: false }) }
  const { userId, bankDetailId } = await office.traveller()
  for (let time = 0; time < 10; time += 1)
    assert.equal((await office.ask(userId, check.line, { bankDetailId })).code, 'ACCOUNT_OF_ANOTHER')
  const told = await office.ask(userId, check.line, { bankDetailId })
  assert.deepEqual([told.status, told.code], [429, 'TOO_MANY_ACCOUNTS'])
})
