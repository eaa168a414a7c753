import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { accountCalls as calls } from '#accounts/calls.ts'
import { latinDigits } from '#money/digits.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'

const known = 'sara@parastoo.test'
const unknown = 'nobody@parastoo.test'

test('a code goes to an e-mail address of an account and to no other, and nobody can tell by the answer', async () => {
  await using agency = await openTestAgency()
  await openSara(agency)
  const told = []
  for (const email of [known, unknown]) {
    const { status, data } = await agency.ask(calls.createCode.line, { body: { email } })
    told.push({ status, fields: Object.keys(data as object) })
  }
  assert.equal(told[0]?.status, 200)
  assert.deepEqual(told[0], told[1])
  const { rows } = await sql<{ recipient: string }>`select recipient from messages.outbox`.execute(
    agency.house.database,
  )
  assert.deepEqual(rows, [{ recipient: known }])
})

test('the code that came by e-mail signs in, and one by a messenger does', async () => {
  await using agency = await openTestAgency()
  const userId = await openSara(agency)
  const { accounts } = agency.agency
  for (const target of [{ email: known }, { mobile: '+989121111111', channel: 'Bale' } as const]) {
    const sent = await accounts.createCode({ ...target, ...someBrowser })
    const code = await arrived(agency, target.email ?? target.mobile)
    const guess = { ...target, code, requestId: sent.requestId, device: someBrowser.device }
    assert.equal((await accounts.signIn(guess, someBrowser)).userId, userId)
  }
})

test('a code says what it is for', async () => {
  await using agency = await openTestAgency()
  const { accounts } = agency.agency
  const phone = '+989121111111'
  const own = await accounts.admit({ phone }, someBrowser)
  const asked = [
    [() => accounts.createCode({ mobile: phone, ...someBrowser }), /کد ورود/],
    [() => accounts.recovery.forgot({ mobile: phone }, someBrowser), /رمز تازه/],
    [() => accounts.stepUp.ask(own, { ...someBrowser, channel: 'Sms' }), /کاری مهم/],
  ] as const
  for (const [index, [ask, says]] of asked.entries()) {
    await ask()
    assert.match(await message(agency, phone, index + 1), says)
  }
  agency.house.clock.advance({ seconds: 61 })
  await accounts.stepUp.ask(own, { ...someBrowser, channel: 'Bale' })
  assert.match(await message(agency, phone, asked.length + 1), /کد تأیید/)
})

test('the owner is told of a new password by a message', async () => {
  await using agency = await openTestAgency()
  const { accounts } = agency.agency
  const { userId, sessionId } = await accounts.admit({ phone: '+989121111111' }, someBrowser)
  await accounts.stepUp.prove(sessionId)
  const newPassword = 'sarv-o-kaj-72'
  await accounts.passwords.setFirst({ userId, sessionId }, { newPassword, repeatPassword: newPassword })
  assert.match(await message(agency, '+989121111111'), /رمز عبور حساب شما عوض شد/)
})

async function openSara({ agency, house }: TestAgency): Promise<string> {
  const { userId } = await agency.accounts.admit({ phone: '+989121111111' }, someBrowser)
  await sql`update accounts.users set email = ${known} where id = ${userId}`.execute(house.database)
  return userId
}

async function arrived(agency: TestAgency, target: string): Promise<string> {
  const [code] = /\d{4}/.exec(latinDigits(await message(agency, target))) ?? []
  return code ?? assert.fail('no code in the message')
}

async function message({ sms }: TestAgency, receiver: string, many = 1): Promise<string> {
  for (let tenths = 0; tenths < 600; tenths++) {
    const [newest, ...before] = sms.book.list(receiver)
    if (newest !== undefined && before.length + 1 >= many) return newest.text
    await setTimeout(100)
  }
  throw new Error(`nothing came to ${receiver}`)
}
