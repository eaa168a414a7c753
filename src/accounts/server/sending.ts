import { createHash } from 'node:crypto'
import {
  blockOf,
  CODES_SENT,
  CODES_SOLVED,
  CODES_TO_OWN_BROWSERS,
  EMAILS_SENT,
  EMAILS_SOLVED,
  isPumping,
} from '#accounts/code-limits.ts'
import { hashOfDevice } from '#accounts/server/devices.ts'
import { abroadCode } from '#accounts/server/phone.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { addressIn, type CodeTarget } from '#accounts/server/targets.ts'
import { type Counted, countAll, countOf, putBack } from '#accounts/server/windowed-counts.ts'
import { hostOf, isLoopback, networkOf } from '#server/address.ts'
import type { House } from '#server/house.ts'

const used: Counted = { what: 'codes-used', ofWhom: 'all', seconds: 3600 }
const sent: Counted = { what: 'codes-of-all', ofWhom: 'all', seconds: 3600 }
const solved: Counted = { what: 'solved-codes-of-all', ofWhom: 'all', seconds: 3600 }

interface Asking {
  readonly to: CodeTarget
  readonly address: string
  readonly device: string
  /** own browsers have their own budgets, so an attack does not shut them out */
  readonly isOwnBrowser: boolean
}

export async function maySend(house: House, asking: Asking): Promise<boolean> {
  const isTight = 'phone' in asking.to && (await isBeingPumped(house))
  const spent = await charge(house, asking, limitsOf(asking, isTight))
  if (spent !== undefined) house.log.warn({ limit: spent.what, isTight }, 'code.captcha-asked')
  return spent === undefined
}

/** The same from the budgets after a captcha. Throws TOO_MANY_CODES. */
export async function maySendSolved(house: House, asking: Asking): Promise<void> {
  const spent = await charge(house, asking, 'email' in asking.to ? EMAILS_SOLVED : CODES_SOLVED)
  if (spent === undefined) return
  house.log.warn({ limit: spent.what }, 'code.refused')
  throw refuse('TOO_MANY_CODES', { headers: { 'retry-after': String(spent.seconds) } })
}

interface Limit {
  readonly what: string
  readonly per: string
  readonly seconds: number
  readonly most: number
}

async function charge(house: House, asking: Asking, all: readonly Limit[]): Promise<Limit | undefined> {
  const whom = whomOf(asking)
  const limits = all.filter(
    ({ per }) => whom[per] !== undefined && (!isAddress(per) || countsAddress(house, asking.address)),
  )
  const now = house.clock.now()
  const budgets = limits.map(({ what, per, seconds }) => ({ what, ofWhom: whom[per] ?? '', seconds }))
  const counts = await countAll(house.database, budgets, now)
  const spent = limits.find(({ most }, index) => (counts[index] ?? 0) > most)
  if (spent === undefined) return undefined
  for (const budget of budgets) await putBack(house.database, budget, { many: 1, now })
  return spent
}

function whomOf({ to, address, device }: Asking): Readonly<Record<string, string>> {
  const target = addressIn(to)
  // hashed: who requested which number is not stored in plain text
  const from = (place: string) => createHash('sha256').update(`${place} ${target}`).digest('base64url')
  return {
    ...('email' in to ? { email: to.email } : numbersOf(to.phone)),
    target,
    browser: `${hashOfDevice(device).toString('base64url')} ${target}`,
    here: from(hostOf(address)),
    near: from(networkOf(address)),
    address: hostOf(address),
    network: networkOf(address),
    all: 'all',
  }
}

function numbersOf(phone: string): Readonly<Record<string, string>> {
  const country = abroadCode(phone)
  const own = { phone, block: blockOf(phone) }
  return country === undefined ? own : { ...own, country, abroad: 'abroad' }
}

function limitsOf({ to, isOwnBrowser }: Asking, isTight: boolean): readonly Limit[] {
  if (isOwnBrowser) return CODES_TO_OWN_BROWSERS
  if ('email' in to) return EMAILS_SENT
  return CODES_SENT.map((limit) => ({ ...limit, most: isTight ? limit.mostWhenTight : limit.most }))
}

async function isBeingPumped(house: House): Promise<boolean> {
  const now = house.clock.now()
  return isPumping({
    sent: (await countOf(house.database, sent, now)) + (await countOf(house.database, solved, now)),
    used: await countOf(house.database, used, now),
  })
}

export async function countUsed(house: House): Promise<void> {
  await countAll(house.database, [used], house.clock.now())
}

export async function wasNotUsed(house: House): Promise<void> {
  await putBack(house.database, used, { many: 1, now: house.clock.now() })
}

function isAddress(per: string): boolean {
  return per === 'here' || per === 'near' || per === 'address' || per === 'network'
}

export function countsAddress(house: House, address: string): boolean {
  return house.settings.mode === 'production' || !isLoopback(address)
}
