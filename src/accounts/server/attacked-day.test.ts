import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type CodeRoad, expectedTakeovers, WRONG_GUESSES_A_DAY } from '#accounts/code-limits.ts'
import { expectedPasswordTakeovers, WRONG_PASSWORDS } from '#accounts/password-limits.ts'
import type { TestAccounts } from '#testing/accounts/accounts.ts'
import {
  attackedDay,
  byCode,
  countOf,
  type Day,
  lookedAt,
  midnight,
  openAtMidnight,
  settle,
  spray,
  travellers,
  wrongPassword,
} from '#testing/accounts/attacked-day.ts'
import { browserOf, emailOf, passwordOf, phoneOf } from '#testing/accounts/travellers.ts'

const accounts = 400

test('a day of guessing at every door takes over at most 0.1 accounts, and 99 of 100 travellers and newcomers sign in', async () => {
  await using room = await openAtMidnight()
  const day = await attackedDay(room, accounts, async (soFar, hour) => {
    // stands in for an attack with many more messages at six digits
    if (hour === 14) await leaveGuesses(room, { phone: 40, email: 20 })
    await attack(room, soFar, hour)
  })
  const looked = await lookedAt(room)
  const atCodes = expectedTakeovers({
    phone: { ...WRONG_GUESSES_A_DAY.phone, 4: looked.phone[4] },
    email: { ...WRONG_GUESSES_A_DAY.email, 4: looked.email[4] },
  })
  const expected = atCodes + expectedPasswordTakeovers(day.passwords)
  assert.ok(expected <= 0.1 + Number.EPSILON, `${expected} accounts`)
  assert.deepEqual(
    [looked.phone[4], looked.email[4]],
    [WRONG_GUESSES_A_DAY.phone[4], WRONG_GUESSES_A_DAY.email[4]],
  )
  for (const road of ['phone', 'email'] as const)
    assert.equal(
      await countOf(room, 'guesses-at-6-digits', road),
      WRONG_GUESSES_A_DAY[road][6],
      'to the last',
    )
  assert.ok(looked.phone[8] > 0 && looked.email[8] > 0, 'codes got longer and longer')
  assert.equal(day.passwords, WRONG_PASSWORDS.find(({ per }) => per === 'all')?.most)
  assert.ok(day.signedIn >= 0.99 * day.honest, `${day.signedIn} of ${day.honest}`)
})

test('six hundred tries at invented names leave the passwords of accounts to be tried', async () => {
  await using room = await openAtMidnight()
  await settle(room, 0)
  for (let tries = 0; tries < 610; tries++) {
    const from = browserOf('thief', `${20 + (tries % 200)}.${tries}.7.9`)
    assert.equal(await wrongPassword(room, `nobody${tries}@parastoo.test`, from), 'PASSWORD_INCORRECT')
  }
  const mine = { username: phoneOf(0), password: passwordOf(0) }
  await room.accounts.signInByPassword(mine, browserOf('a new one', '5.5.5.5'))
})

test('slips at an account before it had a password are given back to nobody after it has one', async () => {
  await using room = await openAtMidnight()
  await settle(room, 0)
  await settle(room, 1)
  await sql`update accounts.users set password_hash = null, password_set_at = null where phone = ${phoneOf(0)}`.execute(
    room.house.database,
  )
  const thief = browserOf('thief', '198.51.100.7')
  for (let tries = 0; tries < 5; tries++) await wrongPassword(room, phoneOf(1), thief)
  for (let tries = 0; tries < 5; tries++) await wrongPassword(room, phoneOf(0), thief)
  await settle(room, 0)
  await room.accounts.signInByPassword({ username: phoneOf(0), password: passwordOf(0) }, thief)
  assert.equal(await countOf(room, 'wrong-passwords-of-all'), 5)
  assert.equal(await countOf(room, 'wrong-passwords-of-address'), 5)
})

test('who owns an account explains no guesses but those at it', async () => {
  await using room = await openAtMidnight()
  await settle(room, 0)
  await settle(room, 1)
  const thief = browserOf('thief', '198.51.100.7')
  for (let tries = 0; tries < 5; tries++) await wrongPassword(room, phoneOf(1), thief)
  const own = { username: phoneOf(0), password: passwordOf(0) }
  await Promise.allSettled(Array.from({ length: 50 }, () => room.accounts.signInByPassword(own, thief)))
  const left = await countOf(room, 'wrong-passwords-of-all')
  assert.equal(left, 5)
  assert.equal(await countOf(room, 'wrong-passwords-of-address'), 5)
})

test("a traveller's slips are explained by the code that lets him in after them", async () => {
  await using room = await openAtMidnight()
  await settle(room, 0)
  const browser = browserOf('a new one', '198.51.100.7')
  for (let tries = 0; tries < 4; tries++) await wrongPassword(room, phoneOf(0), browser)
  assert.equal(await countOf(room, 'wrong-passwords-of-all'), 4)
  await byCode(room, { mobile: phoneOf(0) }, browser)
  assert.equal(await countOf(room, 'wrong-passwords-of-all'), 0)
})

/** An hour of an attack with a new address for every guess and every account's number and e-mail. */
async function attack(room: TestAccounts, day: Day, hour: number): Promise<void> {
  const guesses = Array.from({ length: 40 }, async (_, index) => {
    const victim = (hour * 40 + index) % accounts
    const username = index % 2 === 0 ? phoneOf(victim) : emailOf(victim)
    const code = await wrongPassword(room, username, browserOf('thief', `${20 + index}.${hour}.7.9`))
    if (code === 'PASSWORD_INCORRECT') day.passwords += 1
  })
  const sprays = Array.from({ length: 14 }, async (_, index) => {
    const victim = travellers + hour * 14 + index
    const target = index % 3 === 0 ? { email: emailOf(victim % travellers) } : { mobile: phoneOf(victim) }
    const from = browserOf('thief', `${60 + index}.${hour}.7.9`)
    await spray(room, target, from)
  })
  await Promise.all([...guesses, ...sprays])
}

async function leaveGuesses(room: TestAccounts, many: Readonly<Record<CodeRoad, number>>): Promise<void> {
  for (const road of ['phone', 'email'] as const)
    await sql`insert into accounts.counts (what, of_whom, window_ends, count)
      values ('guesses-at-6-digits', ${road}, ${midnight.add({ hours: 24 })},
        ${WRONG_GUESSES_A_DAY[road][6] - many[road]})
      on conflict (what, of_whom, window_ends) do update set count = excluded.count`.execute(
      room.house.database,
    )
}
