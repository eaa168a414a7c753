import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type CurrentUser, accountCalls as calls } from '#accounts/calls.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'
import { ask, ownerOf, type TestOwner } from '#testing/accounts/owner.ts'

const sara = '+989121111111'
const mail = 'sara@parastoo.test'

test('an e-mail address stands in the account once the code sent to it came, and then opens it', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  const { data } = await owner.ask(calls.changeEmail.line, { email: ' Sara@Parastoo.test ' })
  assert.equal(await emailOf(owner), null)
  const told = await owner.ask(calls.confirmEmail.line, proof(room, data, [mail, { email: mail }]))
  assert.equal((told.data as CurrentUser).email, mail)
  assert.deepEqual(
    room.told.map((news) => ('what' in news ? news.what : news.happened)),
    ['email'],
  )
  const asked = await ask(room, calls.createCode.line, { body: { email: mail }, device: 'laptop' })
  const signedIn = await signInByEmail(room, asked.data)
  assert.equal(signedIn.status, 200)
  const token = (signedIn.data as { access_token: string }).access_token
  assert.equal(
    ((await ask(room, calls.currentUser.line, { token })).data as CurrentUser).userId,
    owner.userId,
  )
})

test('a code by e-mail proves no phone: what could lose the account wants the phone first', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  await giveEmail(room, owner, mail)
  const asked = await ask(room, calls.createCode.line, { body: { email: mail }, device: 'laptop' })
  const signedIn = await signInByEmail(room, asked.data)
  const token = (signedIn.data as { access_token: string }).access_token
  const change = { body: { mobile: '09122222222' }, token, device: 'laptop' }
  assert.equal((await ask(room, calls.changePhone.line, change)).code, 'STEP_UP_NEEDED')
  const step = await ask(room, calls.stepUp.line, { body: {}, token, device: 'laptop' })
  const { requestId } = step.data as { requestId: string }
  const body = { requestId, code: room.codeOf(sara) }
  const proven = await ask(room, calls.stepUpVerify.line, { body, token, device: 'laptop' })
  assert.equal(proven.status, 200)
  const until = Temporal.Instant.from((proven.data as { provenUntil: string }).provenUntil)
  assert.equal(Math.round(room.house.clock.now().until(until).total('minutes')), 10)
  assert.equal((await ask(room, calls.changePhone.line, change)).status, 200)
  room.house.clock.advance({ seconds: 600 })
  assert.equal((await ask(room, calls.changePhone.line, change)).code, 'STEP_UP_NEEDED')
})

test('a proof is of one session: another of the same owner is still asked', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  assert.equal(await room.accounts.provenNow(owner.sessionId), true)
  const other = await room.accounts.admit(
    { userId: owner.userId },
    { how: 'google', device: 'x', address: '', userAgent: '' },
  )
  assert.equal(await room.accounts.provenNow(other.sessionId), false)
  await assert.rejects(room.accounts.mustBeProven(other.sessionId), { code: 'STEP_UP_NEEDED', status: 403 })
})

test('another number takes the place of the old one, the old one is told, and other sessions end', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  const elsewhere = await room.accounts.admit(
    { userId: owner.userId },
    { how: 'otp', device: 'own', address: '', userAgent: '' },
  )
  const { data } = await owner.ask(calls.changePhone.line, { mobile: '09122222222', channel: 'Bale' })
  const told = await owner.ask(
    calls.confirmPhone.line,
    proof(room, data, ['+989122222222', { mobile: '09122222222' }]),
  )
  assert.equal((told.data as CurrentUser).phoneNumber, '+989122222222')
  assert.deepEqual(
    room.told.map(({ phone }) => phone),
    [sara],
  )
  await assert.rejects(room.accounts.refresh(elsewhere.refreshToken), { code: 'SESSION_ENDED' })
  room.house.clock.advance({ seconds: 61 })
  const again = await ownerOf(room, '+989122222222')
  assert.equal(again.userId, owner.userId)
  assert.notEqual((await ownerOf(room, sara)).userId, owner.userId)
})

test('a number whose change cannot end the other sessions is not changed', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  await room.accounts.admit({ userId: owner.userId }, { ...someBrowser, device: 'elsewhere' })
  const { data } = await owner.ask(calls.changePhone.line, { mobile: '09122222222' })
  await sql`alter table accounts.sessions add check (revoked_why <> 'phone changed')`.execute(
    room.house.database,
  )
  const body = proof(room, data, ['+989122222222', { mobile: '09122222222' }])
  assert.equal((await owner.ask(calls.confirmPhone.line, body)).status, 500)
  assert.equal(((await owner.ask(calls.currentUser.line)).data as CurrentUser).phoneNumber, sara)
  assert.equal(room.told.filter(({ happened }) => happened === 'changed').length, 0)
})

test('a taken number or e-mail is told to nobody but who proves to own it', async () => {
  await using room = await openTestAccounts()
  await giveEmail(room, await ownerOf(room, sara), mail)
  room.house.clock.advance({ seconds: 61 })
  const owner = await ownerOf(room, '+989122222222')
  for (const [change, confirm, target, field] of [
    [calls.changeEmail.line, calls.confirmEmail.line, mail, { email: mail }],
    [calls.changePhone.line, calls.confirmPhone.line, sara, { mobile: sara }],
  ] as const) {
    const free = 'email' in field ? { email: 'free@parastoo.test' } : { mobile: '09123333333' }
    const [taken, untaken] = [await owner.ask(change, field), await owner.ask(change, free)]
    assert.deepEqual([taken.status, shapeOf(taken.data)], [untaken.status, shapeOf(untaken.data)])
    const told = await owner.ask(confirm, proof(room, taken.data, [target, field]))
    assert.deepEqual([told.status, told.code], [409, 'email' in field ? 'EMAIL_TAKEN' : 'PHONE_TAKEN'])
  }
  assert.equal(await emailOf(owner), null)
})

test('of two accounts that confirm one e-mail address at once one has it', async () => {
  await using room = await openTestAccounts()
  const a = await ownerOf(room, sara)
  const b = await ownerOf(room, '+989122222222', 'another')
  const first = (await a.ask(calls.changeEmail.line, { email: mail })).data
  const body = proof(room, first, [mail, { email: mail }])
  room.house.clock.advance({ seconds: 61 })
  const second = (await b.ask(calls.changeEmail.line, { email: mail })).data
  const told = await Promise.all([
    a.ask(calls.confirmEmail.line, body),
    b.ask(calls.confirmEmail.line, proof(room, second, [mail, { email: mail }])),
  ])
  assert.deepEqual(told.map(({ status }) => status).toSorted(), [200, 409])
  const { rows } = await sql`select 1 from accounts.users where email = ${mail}`.execute(room.house.database)
  assert.equal(rows.length, 1)
})

test('a code works for what it was sent for alone, for its account alone, and once', async () => {
  await using room = await openTestAccounts()
  const [owner, other] = [await ownerOf(room, sara), await ownerOf(room, '+989122222222')]
  const { data } = await owner.ask(calls.changeEmail.line, { email: mail })
  const body = proof(room, data, [mail, { email: mail }])
  assert.equal((await other.ask(calls.confirmEmail.line, body)).code, 'CODE_SPENT')
  assert.equal((await owner.ask(calls.stepUpVerify.line, body)).code, 'CODE_SPENT')
  assert.equal((await signInByEmail(room, data, 'own')).code, 'CODE_SPENT')
  const twice = await Promise.all([1, 2].map(() => owner.ask(calls.confirmEmail.line, body)))
  assert.deepEqual(twice.map(({ status }) => status).toSorted(), [200, 400])
  room.house.clock.advance({ seconds: 61 })
  const step = await owner.ask(calls.stepUp.line, {})
  const { requestId } = step.data as { requestId: string }
  const fields = { grant_type: 'otp', mobile: sara, code: room.codeOf(sara), request_id: requestId }
  assert.equal((await ask(room, calls.token.line, { body: fields, device: 'own' })).code, 'CODE_SPENT')
})

async function giveEmail(room: TestAccounts, owner: TestOwner, email: string): Promise<void> {
  const { data } = await owner.ask(calls.changeEmail.line, { email })
  const told = await owner.ask(calls.confirmEmail.line, proof(room, data, [email, { email }]))
  assert.equal(told.status, 200)
}

function proof(room: TestAccounts, sent: unknown, [target, fields]: readonly [string, object]) {
  return { ...fields, requestId: (sent as { requestId: string }).requestId, code: room.codeOf(target) }
}

function signInByEmail(room: TestAccounts, sent: unknown, device = 'laptop') {
  const code = room.codeOf(mail)
  const { requestId } = sent as { requestId: string }
  const body = { grant_type: 'email_otp', email: mail, code, request_id: requestId }
  return ask(room, calls.token.line, { body, device })
}

async function emailOf(owner: TestOwner): Promise<string | null> {
  return ((await owner.ask(calls.currentUser.line)).data as CurrentUser).email
}

function shapeOf(data: unknown): readonly string[] {
  return Object.keys(data as object)
}
