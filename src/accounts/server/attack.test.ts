import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  CODES_SENT,
  type CodeDigits,
  type CodeRoad,
  EMAILS_SENT,
  expectedTakeovers,
  TRIES_PER_CODE,
  WRONG_GUESSES_A_DAY,
} from '#accounts/code-limits.ts'
import type { CodeSent } from '#accounts/server/codes.ts'
import { sweep } from '#accounts/server/sweep.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'

const midnight = Temporal.Instant.from('2026-12-03T00:00:00Z')

test('a day of spraying many numbers from many addresses takes over at most 0.1 accounts', async () => {
  await using room = await openTestAccounts()
  const evaluated: Record<CodeDigits, number> = { 4: 0, 6: 0, 8: 0 }
  for (let hour = 0; hour < 24; hour++) {
    room.house.clock.set(midnight.add({ hours: hour }))
    const victims = Array.from({ length: 12 }, (_, index) => hour * 12 + index)
    await Promise.all(victims.map((victim) => spray(room, victim, evaluated)))
  }
  assert.equal(
    evaluated[4],
    WRONG_GUESSES_A_DAY.phone[4],
    'the budget is spent to its last guess and no further',
  )
  assert.ok(evaluated[6] > 0, 'and then codes have six digits')
  const phone = { ...WRONG_GUESSES_A_DAY.phone, 4: evaluated[4] }
  assert.ok(expectedTakeovers({ ...WRONG_GUESSES_A_DAY, phone }) <= 0.1)
})

test('with every budget of guesses spent, no code is looked at until the next day', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(midnight.add({ hours: 20 }))
  await spendGuesses(room, 'phone')
  const phone = '+989121111111'
  const code = await room.accounts.createCode({ mobile: phone, address: '203.0.113.7', device: 'd' })
  assert.equal(code.codeLength, 8)
  const guess = { mobile: phone, code: room.codeOf(phone), requestId: code.requestId, device: 'd' }
  await assert.rejects(room.accounts.signIn(guess, someBrowser), { code: 'CODE_SPENT' })
  room.house.clock.set(midnight.add({ hours: 24 }))
  const next = await room.accounts.createCode({ mobile: phone, address: '203.0.113.7', device: 'd' })
  assert.equal(next.codeLength, 4)
})

test('no attack on codes can keep a newcomer out by its guesses: there are fewer messages for them', () => {
  for (const [sent, road] of [
    [CODES_SENT.find(({ per }) => per === 'all'), 'phone'],
    [EMAILS_SENT.find(({ per }) => per === 'all'), 'email'],
  ] as const) {
    assert.equal(sent?.seconds, 3600)
    assert.ok(24 * sent.most * TRIES_PER_CODE <= WRONG_GUESSES_A_DAY[road][8])
  }
})

test('the guesses at e-mails being spent, numbers are still looked at; those at e-mails of nobody spend nothing', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(midnight.add({ hours: 20 }))
  for (let victim = 0; victim < 4; victim++) {
    const target = { email: `nobody${victim}@parastoo.test` }
    const sent = await room.accounts.createCode({ ...target, address: `198.51.${victim}.9`, device: 'thief' })
    assert.equal(await guessThrice(room, target, sent), 3)
  }
  assert.equal(await guessesSpent(room, 'email'), 0)
  await spendGuesses(room, 'email')
  const mobile = '+989121111111'
  const { requestId } = await room.accounts.createCode({ mobile, address: '203.0.113.7', device: 'd' })
  const guess = { mobile, code: room.codeOf(mobile), requestId, device: 'd' }
  await room.accounts.signIn(guess, someBrowser)
})

test('one host spends neither the hour nor the day of a number, nor of an e-mail address', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(midnight.add({ hours: 6 }))
  for (const target of [{ mobile: '+989121111111' }, { email: 'sara@parastoo.test' }]) {
    const answers = []
    for (let code = 0; code < 12; code++) {
      const asking = { ...target, address: '198.51.100.9', device: `thief ${code}` }
      answers.push((await Promise.allSettled([room.accounts.createCode(asking)]))[0]?.status)
      room.house.clock.advance({ seconds: 61 })
    }
    assert.equal(answers.filter((answer) => answer === 'fulfilled').length, 4)
    await room.accounts.createCode({ ...target, address: '203.0.113.7', device: 'new' })
  }
})

test('one number under attack gets six digits after nine wrong guesses, others keep four', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(midnight.add({ hours: 6 }))
  const asking = { mobile: '+989121111111', address: '203.0.113.7', device: 'thief' }
  for (let round = 0; round < 3; round++) {
    await guessThrice(room, asking, await room.accounts.createCode(asking))
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
  await assert.rejects(room.accounts.createCode(asking), { code: 'CAPTCHA_NEEDED' })
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

async function spray(
  room: TestAccounts,
  victim: number,
  evaluated: Record<CodeDigits, number>,
): Promise<void> {
  const mobile = `+98912${String(victim * 20_011 + 1_000_000).padStart(7, '0')}`
  const address = `${1 + (victim % 200)}.${victim % 251}.7.9`
  const sent = await room.accounts.createCode({ mobile, address, device: 'thief' })
  const looked = await guessThrice(room, { mobile }, sent)
  evaluated[sent.codeLength] += looked
}

async function guessThrice(
  room: TestAccounts,
  target: { mobile: string } | { email: string },
  sent: CodeSent,
): Promise<number> {
  const wrong = '0'.repeat(sent.codeLength)
  for (let guess = 0; guess < 3; guess++)
    await room.accounts
      .signIn({ ...target, code: wrong, requestId: sent.requestId, device: 'thief' }, someBrowser)
      .then(
        () => assert.fail('a wrong code let somebody in'),
        () => undefined,
      )
  const { rows } = await sql<{ tries: number }>`select tries from accounts.codes
    where request_id = ${sent.requestId}`.execute(room.house.database)
  return rows[0]?.tries ?? 0
}

async function spendGuesses(room: TestAccounts, road: CodeRoad): Promise<void> {
  for (const digits of [4, 6, 8] as const)
    await sql`insert into accounts.counts (what, of_whom, window_ends, count)
      values (${`guesses-at-${digits}-digits`}, ${road}, ${midnight.add({ hours: 24 })},
        ${WRONG_GUESSES_A_DAY[road][digits]})
      on conflict (what, of_whom, window_ends) do update set count = excluded.count`.execute(
      room.house.database,
    )
}

async function guessesSpent(room: TestAccounts, road: CodeRoad): Promise<number> {
  const { rows } = await sql<{
    spent: number
  }>`select coalesce(sum(count), 0)::int as spent from accounts.counts
    where what like 'guesses-at-%' and of_whom = ${road}`.execute(room.house.database)
  return rows[0]?.spent ?? 0
}

function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
}
