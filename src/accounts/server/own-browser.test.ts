import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { WRONG_GUESSES_A_DAY } from '#accounts/code-limits.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { refusalOf } from '#testing/accounts/refusal.ts'

const sara = '+989121111111'
const mail = 'sara@parastoo.test'
const noon = Temporal.Instant.from('2026-12-03T12:00:00Z')

test('strangers who spend the messages of a number or an e-mail make nobody wait in a browser of his own', async () => {
  await using room = await openKnown()
  for (const target of [{ mobile: sara }, { email: mail }]) {
    const asked = []
    for (let code = 0; code < 6; code++) {
      room.house.clock.advance({ seconds: 61 })
      asked.push(await refusalOf(room.accounts.createCode({ ...target, ...stranger(code) })))
    }
    assert.deepEqual(asked, [...Array.from({ length: 5 }, () => undefined), 'CAPTCHA_NEEDED'])
    const { requestId } = await room.accounts.createCode({ ...target, ...own })
    const guess = {
      ...target,
      requestId,
      device: own.device,
      code: room.codeOf(Object.values(target)[0] ?? ''),
    }
    assert.equal((await room.accounts.signIn(guess, own)).userId, await userId(room))
  }
})

test('an own browser gets five codes an hour, a minute apart, and all of an account twenty a day', async () => {
  await using room = await openKnown()
  const ask = (device: string) => refusalOf(room.accounts.createCode({ mobile: sara, ...own, device }))
  assert.equal(await ask('own'), undefined)
  assert.equal(await ask('own'), 'RESEND_TOO_SOON')
  const answers = []
  for (let more = 0; more < 5; more++) {
    room.house.clock.advance({ seconds: 61 })
    answers.push(await ask('own'))
  }
  assert.deepEqual(answers, [undefined, undefined, undefined, undefined, 'CAPTCHA_NEEDED'])
  let sent = 5
  for (let device = 0; device < 5; device++) {
    await room.accounts.admit({ phone: sara }, { ...own, device: `another ${device}` })
    for (let more = 0; more < 5; more++) {
      room.house.clock.advance({ seconds: 61 })
      if ((await ask(`another ${device}`)) === undefined) sent += 1
    }
  }
  assert.equal(sent, 20)
})

test('when the guesses of the day are spent, a code is still looked at in an own browser and in no other', async () => {
  await using room = await openKnown()
  const midnight = Temporal.Instant.from('2026-12-04T00:00:00Z')
  for (const digits of [4, 6, 8] as const)
    await sql`insert into accounts.counts (what, of_whom, window_ends, count)
      values (${`guesses-at-${digits}-digits`}, 'phone', ${midnight}, ${WRONG_GUESSES_A_DAY.phone[digits]})`.execute(
      room.house.database,
    )
  const outcomes = []
  for (const browser of [own, { ...own, device: 'new' }]) {
    const { requestId } = await room.accounts.createCode({ mobile: sara, ...browser })
    const guess = { mobile: sara, requestId, device: browser.device, code: room.codeOf(sara) }
    outcomes.push(await refusalOf(room.accounts.signIn(guess, browser)))
    room.house.clock.advance({ seconds: 61 })
  }
  assert.deepEqual(outcomes, [undefined, 'CODE_SPENT'])
})

test("a browser that opened another's account is a stranger to this one", async () => {
  await using room = await openKnown()
  await room.accounts.admit({ phone: '+989122222222' }, { ...own, device: 'thief' })
  const codes = []
  for (let code = 0; code < 6; code++) {
    room.house.clock.advance({ seconds: 61 })
    codes.push(
      await refusalOf(room.accounts.createCode({ mobile: sara, device: 'thief', address: '198.51.100.9' })),
    )
  }
  assert.equal(codes.at(-1), 'CAPTCHA_NEEDED')
})

test('a browser that was thrown out is a stranger until the account is opened in it again', async () => {
  await using room = await openKnown()
  const thief = { ...own, device: 'thief' }
  const inBrowser = await room.accounts.admit({ phone: sara }, thief)
  const here = await room.accounts.admit({ phone: sara }, own)
  const asked = async (device: string) => {
    const answers = []
    for (let code = 0; code < 5; code++) {
      room.house.clock.advance({ seconds: 61 })
      answers.push(
        await refusalOf(room.accounts.createCode({ mobile: sara, device, address: '198.51.100.9' })),
      )
    }
    return answers.at(-1)
  }
  await room.accounts.signOut({ sessionId: (await room.accounts.admit({ phone: sara }, thief)).sessionId })
  await room.accounts.sessions.end(here.userId, inBrowser.sessionId)
  assert.equal(await asked('thief'), 'CAPTCHA_NEEDED')
  room.told.length = 0
  await room.accounts.admit({ phone: sara }, thief)
  assert.deepEqual(
    room.told.map(({ happened }) => happened),
    ['new-device'],
  )
  assert.equal(await asked('thief'), undefined)
  await room.accounts.signOut({ sessionId: here.sessionId })
  assert.equal(await asked('own'), undefined, 'who signs out himself is at home there')
})

test('in browsers of an account eighteen wrong guesses a day are looked at, at codes of six digits after the ninth', async () => {
  await using room = await openKnown()
  const looked = { 4: 0, 6: 0, 8: 0 }
  for (let code = 0; code < 8; code++) {
    const from = { ...own, device: `own ${code}` }
    await room.accounts.admit({ phone: sara }, from)
    const { requestId, codeLength } = await room.accounts.createCode({ mobile: sara, ...from })
    const guess = { mobile: sara, requestId, device: from.device, code: '0'.repeat(codeLength) }
    for (let tries = 0; tries < 3; tries++) await refusalOf(room.accounts.signIn(guess, from))
    const { rows } = await sql<{ tries: number }>`select tries from accounts.codes
      where request_id = ${requestId}`.execute(room.house.database)
    looked[codeLength] += rows[0]?.tries ?? 0
  }
  assert.deepEqual(looked, { 4: 9, 6: 9, 8: 0 })
})

test('in browsers of an account sixty wrong passwords a day are looked at', async () => {
  await using room = await openKnown()
  let looked = 0
  for (let at = 0; at < 8; at++) {
    const from = { ...own, device: `own ${at}` }
    await room.accounts.admit({ phone: sara }, from)
    for (let tries = 0; tries < 10; tries++) {
      const guess = { username: sara, password: 'a guess' }
      const code = await refusalOf(room.accounts.signInByPassword(guess, from))
      if (code === 'PASSWORD_INCORRECT') looked += 1
    }
  }
  assert.equal(looked, 60)
})

const own = { how: 'otp', device: 'own', address: '203.0.113.7', userAgent: '' } as const

function stranger(at: number) {
  return { device: `stranger ${at}`, address: `${20 + at}.7.7.9` }
}

async function openKnown(): Promise<TestAccounts> {
  const room = await openTestAccounts()
  room.house.clock.set(noon)
  const { userId } = await room.accounts.admit({ phone: sara }, own)
  await sql`update accounts.users set email = ${mail} where id = ${userId}`.execute(room.house.database)
  return room
}

async function userId(room: TestAccounts): Promise<string> {
  return (await room.accounts.settle(sara)).userId
}
