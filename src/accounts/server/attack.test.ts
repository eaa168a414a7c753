import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type CodeDigits, expectedTakeovers, WRONG_GUESSES_A_DAY } from '#accounts/code-limits.ts'
import type { CodeSent } from '#accounts/server/codes.ts'
import { sweep } from '#accounts/server/sweep.ts'
import { openTestAccounts, type TestAccounts } from '#accounts/server/test-accounts.ts'
import { someBrowser } from '#accounts/server/test-arrival.ts'

const midnight = Temporal.Instant.from('2026-12-03T00:00:00Z')

test('a day of spraying many numbers from many addresses takes over at most 0.1 accounts', async () => {
  await using room = await openTestAccounts()
  const evaluated: Record<CodeDigits, number> = { 4: 0, 6: 0 }
  for (let hour = 0; hour < 24; hour++) {
    room.house.clock.set(midnight.add({ hours: hour }))
    const victims = Array.from({ length: 12 }, (_, index) => hour * 12 + index)
    await Promise.all(victims.map((victim) => spray(room, victim, evaluated)))
  }
  assert.equal(evaluated[4], WRONG_GUESSES_A_DAY[4], 'the budget is spent to its last guess and no further')
  assert.ok(evaluated[6] > 0, 'and then codes have six digits')
  assert.ok(expectedTakeovers({ 4: evaluated[4], 6: WRONG_GUESSES_A_DAY[6] }) <= 0.1)
})

test('when the budget of six digits is spent, no code is looked at until the next day', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(midnight.add({ hours: 20 }))
  for (const digits of [4, 6] as const)
    await sql`insert into accounts.counts (what, of_whom, window_ends, count)
      values (${`guesses-at-${digits}-digits`}, 'all', ${midnight.add({ hours: 24 })}, ${WRONG_GUESSES_A_DAY[digits]})`.execute(
      room.house.database,
    )
  const phone = '+989121111111'
  const code = await room.accounts.createCode({ mobile: phone, address: '203.0.113.7', device: 'd' })
  assert.equal(code.codeLength, 6)
  const guess = { mobile: phone, code: room.codeOf(phone), requestId: code.requestId, device: 'd' }
  await assert.rejects(room.accounts.signIn(guess, someBrowser), { code: 'CODE_SPENT' })
  room.house.clock.set(midnight.add({ hours: 24 }))
  const next = await room.accounts.createCode({ mobile: phone, address: '203.0.113.7', device: 'd' })
  assert.equal(next.codeLength, 4)
})

test('one number under attack gets six digits after nine wrong guesses, others keep four', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(midnight.add({ hours: 6 }))
  const asking = { mobile: '+989121111111', address: '203.0.113.7', device: 'thief' }
  for (let round = 0; round < 3; round++) {
    await guessThrice(room, asking.mobile, await room.accounts.createCode(asking))
    room.house.clock.advance({ seconds: 61 })
  }
  assert.equal((await room.accounts.createCode(asking)).codeLength, 6)
  assert.equal((await room.accounts.createCode({ ...asking, mobile: '+989131111111' })).codeLength, 4)
})

test('ten thousand neighbouring numbers cost no more messages than their block may have', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(midnight)
  const block = Array.from({ length: 1100 }, (_, index) => `+98935000${String(index).padStart(4, '0')}`)
  for (const some of chunks(block, 50))
    await Promise.allSettled(
      some.map((mobile, index) =>
        room.accounts.createCode({ mobile, address: `198.51.${index}.9`, device: 'd' }),
      ),
    )
  assert.ok(room.sent.length <= 1000, `${room.sent.length} were sent`)
  assert.ok(room.sent.length > 0)
})

test('one address asks for sixty codes an hour, whatever numbers it names', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(midnight)
  const asked = Array.from({ length: 70 }, (_, index) => `+9891${20_000_000 + index * 100_003}`)
  await Promise.allSettled(
    asked.map((mobile) => room.accounts.createCode({ mobile, address: '198.51.100.9', device: 'd' })),
  )
  assert.equal(room.sent.length, 60)
})

test('while few of many codes are used, a block of numbers gets a tenth of its messages', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(midnight)
  const hour = midnight.add({ hours: 1 })
  await sql`insert into accounts.counts (what, of_whom, window_ends, count)
    values ('codes-of-all', 'all', ${hour}, 1000), ('codes-of-block', '+98935000', ${hour}, 100)`.execute(
    room.house.database,
  )
  const asking = { mobile: '+989350001234', address: '198.51.100.9', device: 'd' }
  await assert.rejects(room.accounts.createCode(asking), { code: 'TOO_MANY_CODES' })
  await sql`insert into accounts.counts (what, of_whom, window_ends, count)
    values ('codes-used', 'all', ${hour}, 900)`.execute(room.house.database)
  await room.accounts.createCode(asking)
})

test('what no longer decides anything is swept away, and nothing else', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(midnight)
  const asking = { mobile: '+989350001234', address: '198.51.100.9', device: 'd' }
  await room.accounts.createCode(asking)
  const session = await room.accounts.admit({ phone: '+989350001234' }, someBrowser)
  await sweep(room.house)
  assert.equal((await room.accounts.refresh(session.refreshToken)).userId, session.userId)
  room.house.clock.set(midnight.add({ hours: 24 * 40 }))
  await sweep(room.house)
  const { rows } = await sql<{ left: number }>`select (select count(*) from accounts.codes)
    + (select count(*) from accounts.counts) + (select count(*) from accounts.refresh_tokens) as left`.execute(
    room.house.database,
  )
  assert.deepEqual(rows, [{ left: 0 }])
})

/** One victim of a spray: a code is sent, three wrong guesses are made at it. */
async function spray(
  room: TestAccounts,
  victim: number,
  evaluated: Record<CodeDigits, number>,
): Promise<void> {
  const mobile = `+98912${String(victim * 20_011 + 1_000_000).padStart(7, '0')}`
  const address = `${1 + (victim % 200)}.${victim % 251}.7.9`
  const sent = await room.accounts.createCode({ mobile, address, device: 'thief' })
  const looked = await guessThrice(room, mobile, sent)
  evaluated[sent.codeLength] += looked
}

/** How many of three wrong guesses were looked at: the third burns the code, and what is refused unseen burns nothing. */
async function guessThrice(room: TestAccounts, mobile: string, sent: CodeSent): Promise<number> {
  const wrong = String((Number(room.codeOf(mobile)) + 1) % 10 ** sent.codeLength).padStart(
    sent.codeLength,
    '0',
  )
  for (let guess = 0; guess < 3; guess++)
    await room.accounts
      .signIn({ mobile, code: wrong, requestId: sent.requestId, device: 'thief' }, someBrowser)
      .then(
        () => assert.fail('a wrong code let somebody in'),
        () => undefined,
      )
  const { rows } = await sql<{ tries: number }>`select tries from accounts.codes
    where request_id = ${sent.requestId}`.execute(room.house.database)
  return rows[0]?.tries ?? 0
}

function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
}
