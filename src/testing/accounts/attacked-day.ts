import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { CodeDigits, Guesses } from '#accounts/code-limits.ts'
import { hashOfDevice } from '#accounts/server/devices.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { refusalOf } from '#testing/accounts/refusal.ts'
import { browserOf, emailOf, passwordOf, phoneOf, quick } from '#testing/accounts/travellers.ts'

export const midnight = Temporal.Instant.from('2026-12-03T00:00:00Z')
/** they sign in every hour */
export const travellers = 12

export interface Day {
  passwords: number
  honest: number
  signedIn: number
}

export async function openAtMidnight(environment: Record<string, string> = {}): Promise<TestAccounts> {
  const room = await openTestAccounts(environment, quick)
  room.house.clock.set(midnight)
  return room
}

export async function attackedDay(
  room: TestAccounts,
  accounts: number,
  attack: (day: Day, hour: number) => Promise<void>,
): Promise<Day> {
  for (let at = 0; at < travellers; at++) await settle(room, at)
  await settleOthers(room, accounts)
  const day: Day = { passwords: 0, honest: 0, signedIn: 0 }
  for (let hour = 0; hour < 24; hour++) {
    room.house.clock.set(midnight.add({ hours: hour, minutes: 5 }))
    await attack(day, hour)
    await honestHour(room, day, hour)
  }
  return day
}

type Target = { readonly mobile: string } | { readonly email: string }

export async function spray(
  room: TestAccounts,
  target: Target,
  from: ReturnType<typeof browserOf>,
): Promise<void> {
  const sent = await room.accounts.createCode({ ...target, ...from }).catch(() => undefined)
  if (sent === undefined) return
  // codes never begin with zero
  const guess = { ...target, code: '0'.repeat(sent.codeLength), requestId: sent.requestId, device: 'thief' }
  for (let tries = 0; tries < 3; tries++)
    assert.notEqual(await refusalOf(room.accounts.signIn(guess, from)), undefined)
}

export async function lookedAt(room: TestAccounts): Promise<Guesses> {
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

async function honestHour(room: TestAccounts, day: Day, hour: number): Promise<void> {
  for (let at = 0; at < travellers; at++) await arrive(room, day, { at, hour })
  await comeNew(room, day, hour)
}

async function comeNew(room: TestAccounts, day: Day, hour: number): Promise<void> {
  room.house.clock.advance({ seconds: 61 })
  day.honest += 1
  const mobile = `+98936${String(hour * 30_011 + 1_000_000).padStart(7, '0')}`
  const browser = browserOf(`new at ${hour}`, `6.${hour}.7.9`)
  if ((await refusalOf(byCode(room, { mobile }, browser, hour % 3 === 0))) === undefined) day.signedIn += 1
}

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

export async function byCode(
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

export async function settle(room: TestAccounts, at: number): Promise<void> {
  const { userId } = await room.accounts.admit({ phone: phoneOf(at) }, browserOf(`of ${at}`, '5.5.5.5'))
  await sql`update accounts.users set email = ${emailOf(at)}, password_hash = ${await quick.hash(passwordOf(at))},
    password_set_at = now() where id = ${userId}`.execute(room.house.database)
}

async function settleOthers(room: TestAccounts, accounts: number): Promise<void> {
  const hash = await quick.hash('another password')
  for (let at = travellers; at < accounts; at++)
    await sql`insert into accounts.users (phone, email, password_hash, password_set_at, created_at)
      values (${phoneOf(at)}, ${emailOf(at)}, ${hash}, now(), now())`.execute(room.house.database)
}

export function wrongPassword(room: TestAccounts, username: string, browser: ReturnType<typeof browserOf>) {
  return refusalOf(room.accounts.signInByPassword({ username, password: 'a guess' }, browser))
}

export async function countOf(room: TestAccounts, what: string, ofWhom = '%'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::int as count
    from accounts.counts where what = ${what} and of_whom like ${ofWhom}`.execute(room.house.database)
  return rows[0]?.count ?? 0
}
