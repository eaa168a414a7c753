import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  type CodeDigits,
  type CodeRoad,
  expectedTakeovers,
  type Guesses,
  WRONG_GUESSES_A_DAY,
} from '#accounts/code-limits.ts'
import { expectedPasswordTakeovers, WRONG_PASSWORDS } from '#accounts/password-limits.ts'
import { hashOfDevice } from '#accounts/server/devices.ts'
import { openTestAccounts, type TestAccounts } from '#accounts/server/test-accounts.ts'
import { browserOf, emailOf, passwordOf, phoneOf, quick } from '#accounts/server/test-travellers.ts'

const midnight = Temporal.Instant.from('2026-12-03T00:00:00Z')
const travellers = 12
/** all that an attack knows, travellers among them */
const accounts = 400

/** What the attack got to see, and how the travellers fared meanwhile. */
interface Day {
  /** passwords that were compared */
  passwords: number
  honest: number
  signedIn: number
}

test('a day of guessing at every door takes over at most 0.1 accounts, and 99 of 100 travellers and newcomers sign in', async () => {
  await using room = await openTestAccounts({}, quick)
  room.house.clock.set(midnight)
  for (let at = 0; at < travellers; at++) await settle(room, at)
  await settleOthers(room)
  const day: Day = { passwords: 0, honest: 0, signedIn: 0 }
  for (let hour = 0; hour < 24; hour++) {
    room.house.clock.set(midnight.add({ hours: hour, minutes: 5 }))
    // what an attack with many more messages would have guessed at six digits by now; the last of them it does here
    if (hour === 14) await leaveGuesses(room, { phone: 40, email: 20 })
    await attack(room, day, hour)
    for (let at = 0; at < travellers; at++) await arrive(room, day, { at, hour })
    await comeNew(room, day, hour)
  }
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
  await using room = await openTestAccounts({}, quick)
  room.house.clock.set(midnight)
  await settle(room, 0)
  for (let tries = 0; tries < 610; tries++) {
    const from = browserOf('thief', `${20 + (tries % 200)}.${tries}.7.9`)
    assert.equal(await wrongPassword(room, `nobody${tries}@parastoo.test`, from), 'PASSWORD_INCORRECT')
  }
  const mine = { username: phoneOf(0), password: passwordOf(0) }
  await room.accounts.signInByPassword(mine, browserOf('a new one', '5.5.5.5'))
})

test('slips at an account before it had a password are given back to nobody after it has one', async () => {
  await using room = await openTestAccounts({}, quick)
  room.house.clock.set(midnight)
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
  await using room = await openTestAccounts({}, quick)
  room.house.clock.set(midnight)
  await settle(room, 0)
  await settle(room, 1)
  const thief = browserOf('thief', '198.51.100.7')
  for (let tries = 0; tries < 5; tries++) await wrongPassword(room, phoneOf(1), thief)
  // signs in to his own, fifty times at once
  const own = { username: phoneOf(0), password: passwordOf(0) }
  await Promise.allSettled(Array.from({ length: 50 }, () => room.accounts.signInByPassword(own, thief)))
  const left = await countOf(room, 'wrong-passwords-of-all')
  assert.equal(left, 5)
  assert.equal(await countOf(room, 'wrong-passwords-of-address'), 5)
})

test("a traveller's slips are explained by the code that lets him in after them", async () => {
  await using room = await openTestAccounts({}, quick)
  room.house.clock.set(midnight)
  await settle(room, 0)
  const browser = browserOf('a new one', '198.51.100.7')
  for (let tries = 0; tries < 4; tries++) await wrongPassword(room, phoneOf(0), browser)
  assert.equal(await countOf(room, 'wrong-passwords-of-all'), 4)
  await byCode(room, { mobile: phoneOf(0) }, browser)
  assert.equal(await countOf(room, 'wrong-passwords-of-all'), 0)
})

/** An hour of an attack that has a new address for every guess, and knows every account's number and e-mail address. */
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
    const sent = await room.accounts.createCode({ ...target, ...from }).catch(() => undefined)
    if (sent === undefined) return
    for (let tries = 0; tries < 3; tries++) {
      const guess = {
        ...target,
        code: '0'.repeat(sent.codeLength),
        requestId: sent.requestId,
        device: 'thief',
      }
      assert.notEqual(await refusalOf(room.accounts.signIn(guess, from)), undefined)
    }
  })
  await Promise.all([...guesses, ...sprays])
}

/** The guesses at codes that were compared. */
async function lookedAt(room: TestAccounts): Promise<Guesses> {
  const { rows } = await sql<{ by_mail: boolean; digits: CodeDigits; tries: number }>`
    select channel = 'Email' as by_mail, digits, sum(tries)::int as tries from accounts.codes
    where device = ${hashOfDevice('thief')} group by 1, 2`.execute(room.house.database)
  const triesAt = (byMail: boolean, digits: CodeDigits) =>
    rows.find((row) => row.by_mail === byMail && row.digits === digits)?.tries ?? 0
  return {
    phone: { 4: triesAt(false, 4), 6: triesAt(false, 6), 8: triesAt(false, 8) },
    email: { 4: triesAt(true, 4), 6: triesAt(true, 6), 8: triesAt(true, 8) },
  }
}

/** Leaves the attack so many guesses at six digits for the rest of the day. */
async function leaveGuesses(room: TestAccounts, many: Readonly<Record<CodeRoad, number>>): Promise<void> {
  for (const road of ['phone', 'email'] as const)
    await sql`insert into accounts.counts (what, of_whom, window_ends, count)
      values ('guesses-at-6-digits', ${road}, ${midnight.add({ hours: 24 })},
        ${WRONG_GUESSES_A_DAY[road][6] - many[road]})
      on conflict (what, of_whom, window_ends) do update set count = excluded.count`.execute(
      room.house.database,
    )
}

/** Somebody with a number nobody has seen, in a browser nobody has seen, with a slip every third time. */
async function comeNew(room: TestAccounts, day: Day, hour: number): Promise<void> {
  room.house.clock.advance({ seconds: 61 })
  day.honest += 1
  const mobile = `+98936${String(hour * 30_011 + 1_000_000).padStart(7, '0')}`
  const browser = browserOf(`new at ${hour}`, `6.${hour}.7.9`)
  if ((await refusalOf(byCode(room, { mobile }, browser, hour % 3 === 0))) === undefined) day.signedIn += 1
}

/** One honest sign-in: by a way of the three, with a slip first every fourth time. */
async function arrive(
  room: TestAccounts,
  day: Day,
  { at, hour }: { at: number; hour: number },
): Promise<void> {
  room.house.clock.advance({ seconds: 61 })
  const browser = browserOf(`of ${at}`, `5.${at}.7.9`)
  const slips = (at + hour) % 4 === 0
  day.honest += 1
  const way = (at + hour) % 3
  if (way === 0 && slips) await wrongPassword(room, phoneOf(at), browser)
  const arrived =
    way === 0
      ? room.accounts.signInByPassword({ username: phoneOf(at), password: passwordOf(at) }, browser)
      : byCode(room, way === 1 ? { mobile: phoneOf(at) } : { email: emailOf(at) }, browser, slips)
  if ((await refusalOf(arrived)) === undefined) day.signedIn += 1
}

async function byCode(
  room: TestAccounts,
  target: { mobile: string } | { email: string },
  ...[browser, slips = false]: [ReturnType<typeof browserOf>, boolean?]
) {
  const { requestId } = await room.accounts.createCode({ ...target, ...browser })
  const code = room.codeOf('mobile' in target ? target.mobile : target.email)
  const guess = { ...target, requestId, device: browser.device }
  if (slips) await refusalOf(room.accounts.signIn({ ...guess, code: '0000' }, browser))
  return room.accounts.signIn({ ...guess, code }, browser)
}

/** A traveller with number, e-mail address and password, who has signed in before. */
async function settle(room: TestAccounts, at: number): Promise<void> {
  const { userId } = await room.accounts.admit({ phone: phoneOf(at) }, browserOf(`of ${at}`, '5.5.5.5'))
  await sql`update accounts.users set email = ${emailOf(at)}, password_hash = ${await quick.hash(passwordOf(at))},
    password_set_at = now() where id = ${userId}`.execute(room.house.database)
}

/** The accounts that are only attacked. */
async function settleOthers(room: TestAccounts): Promise<void> {
  const hash = await quick.hash('another password')
  for (let at = travellers; at < accounts; at++)
    await sql`insert into accounts.users (phone, email, password_hash, password_set_at, created_at)
      values (${phoneOf(at)}, ${emailOf(at)}, ${hash}, now(), now())`.execute(room.house.database)
}

function wrongPassword(room: TestAccounts, username: string, browser: ReturnType<typeof browserOf>) {
  return refusalOf(room.accounts.signInByPassword({ username, password: 'a guess' }, browser))
}

async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return (error as { code?: string }).code ?? assert.fail(error as Error)
  }
}

async function countOf(room: TestAccounts, what: string, ofWhom = '%'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::int as count
    from accounts.counts where what = ${what} and of_whom like ${ofWhom}`.execute(room.house.database)
  return rows[0]?.count ?? 0
}
