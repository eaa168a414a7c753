import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'

const sara = '+989121111111'
const asking = { mobile: sara, address: '203.0.113.7', device: 'sara-device' }

test('fifty wrong guesses at once are three guesses, and then the right code is refused too', async () => {
  await using room = await openTestAccounts()
  const { requestId } = await room.accounts.createCode(asking)
  const right = room.codeOf(sara)
  const answers = await Promise.all(wrongCodes(right, 50).map((code) => outcome(room, { code, requestId })))
  assert.equal(answers.filter((answer) => answer === 'CODE_INCORRECT').length, 2)
  assert.equal(answers.filter((answer) => answer === 'CODE_SPENT').length, 48)
  assert.equal(await guessesCounted(room, 4), 3)
  assert.equal(await outcome(room, { code: right, requestId }), 'CODE_SPENT')
})

test('fifty right codes at once let exactly one in', async () => {
  await using room = await openTestAccounts()
  const { requestId } = await room.accounts.createCode(asking)
  const code = room.codeOf(sara)
  const answers = await Promise.all(Array.from({ length: 50 }, () => outcome(room, { code, requestId })))
  assert.equal(answers.filter((answer) => answer === 'in').length, 1)
  assert.equal(await guessesCounted(room, 4), 0)
})

test('a slip before the right code costs the budget nothing', async () => {
  await using room = await openTestAccounts()
  const { requestId } = await room.accounts.createCode(asking)
  const code = room.codeOf(sara)
  assert.equal(await outcome(room, { code: wrongCodes(code, 1)[0] ?? '', requestId }), 'CODE_INCORRECT')
  assert.equal(await outcome(room, { code, requestId }), 'in')
  assert.equal(await guessesCounted(room, 4), 0)
})

test('a code works for its number, its request and its browser alone, and only for two minutes', async () => {
  await using room = await openTestAccounts()
  const { requestId } = await room.accounts.createCode(asking)
  const other = await room.accounts.createCode({ ...asking, mobile: '+989122222222', device: 'other' })
  const code = room.codeOf(sara)
  assert.equal(await outcome(room, { code, requestId, device: 'other' }), 'CODE_SPENT')
  assert.equal(await outcome(room, { code, requestId, mobile: '+989122222222' }), 'CODE_SPENT')
  assert.equal(await outcome(room, { code, requestId: other.requestId }), 'CODE_SPENT')
  room.house.clock.advance({ seconds: 121 })
  assert.equal(await outcome(room, { code, requestId }), 'CODE_SPENT')
})

test('a new code waits sixty seconds, and then the old one is dead', async () => {
  await using room = await openTestAccounts()
  const first = await room.accounts.createCode(asking)
  const old = room.codeOf(sara)
  await assert.rejects(room.accounts.createCode(asking), { code: 'RESEND_TOO_SOON', status: 429 })
  const rush = await Promise.allSettled(
    Array.from({ length: 20 }, () => room.accounts.createCode({ ...asking, mobile: '+989123333333' })),
  )
  assert.equal(rush.filter(({ status }) => status === 'fulfilled').length, 1)
  room.house.clock.advance({ seconds: 61 })
  const second = await room.accounts.createCode(asking)
  assert.equal(await outcome(room, { code: old, requestId: first.requestId }), 'CODE_SPENT')
  assert.equal(await outcome(room, { code: room.codeOf(sara), requestId: second.requestId }), 'in')
})

test('who has no try left at a code has the next one at once', async () => {
  await using room = await openTestAccounts()
  const { requestId } = await room.accounts.createCode(asking)
  const [first = '', second = '', third = ''] = wrongCodes(room.codeOf(sara), 3)
  for (const code of [first, second]) await outcome(room, { code, requestId })
  await assert.rejects(room.accounts.createCode(asking), { code: 'RESEND_TOO_SOON' })
  assert.equal(await outcome(room, { code: third, requestId }), 'CODE_SPENT')
  const next = await room.accounts.createCode(asking)
  assert.equal(await outcome(room, { code: room.codeOf(sara), requestId: next.requestId }), 'in')
})

test('one number gets five codes an hour before a captcha is asked', async () => {
  await using room = await openTestAccounts()
  const hour = Temporal.Instant.from('2026-12-03T08:00:00Z')
  room.house.clock.set(hour)
  for (let code = 0; code < 5; code++) {
    await room.accounts.createCode({ ...asking, address: `203.0.${code}.7` })
    room.house.clock.advance({ seconds: 61 })
  }
  await assert.rejects(room.accounts.createCode(asking), { code: 'CAPTCHA_NEEDED' })
  room.house.clock.set(hour.add({ hours: 1 }))
  await room.accounts.createCode(asking)
})

test('neither code nor number is kept or logged in words', async () => {
  await using room = await openTestAccounts()
  const { requestId } = await room.accounts.createCode(asking)
  const code = room.codeOf(sara)
  await outcome(room, { code, requestId })
  const { rows } = await sql`select c::text as row from accounts.codes c`.execute(room.house.database)
  assert.equal(JSON.stringify(rows).includes(`,${code},`), false)
  assert.equal(room.house.logged.join('').includes(sara), false)
})

function wrongCodes(right: string, many: number): readonly string[] {
  return Array.from({ length: many }, (_, index) =>
    String((Number(right) + 1 + index) % 10_000).padStart(4, '0'),
  )
}

async function outcome(
  room: TestAccounts,
  guess: { code: string; requestId: string; mobile?: string; device?: string },
): Promise<string> {
  try {
    await room.accounts.signIn({ mobile: sara, device: asking.device, ...guess }, someBrowser)
    return 'in'
  } catch (refusal) {
    return refusal instanceof Error ? refusal.message : 'unknown'
  }
}

async function guessesCounted(room: TestAccounts, digits: 4 | 6 | 8): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count from accounts.counts
    where what = ${`guesses-at-${digits}-digits`}`.execute(room.house.database)
  return rows[0]?.count ?? 0
}
