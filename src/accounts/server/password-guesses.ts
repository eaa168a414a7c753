import { createHash } from 'node:crypto'
import { WRONG_PASSWORDS, WRONG_PASSWORDS_OF_OWN_BROWSERS } from '#accounts/password-limits.ts'
import { countsAddress } from '#accounts/server/sending.ts'
import { type Counted, countAll, drain, putBack } from '#accounts/server/windowed-counts.ts'
import { hostOf, networkOf } from '#server/address.ts'
import type { House } from '#server/house.ts'

export interface Tried {
  /** account id, or the typed name when it is nobody's */
  readonly account: string
  readonly device: string
  readonly address: string
}

export interface PasswordTry extends Tried {
  readonly isOwnBrowser: boolean
  /** a try at an account without a password checks the same budgets and takes nothing from the shared one */
  readonly hasPassword: boolean
}

interface Budget extends Counted {
  readonly most: number
}

export async function mayTry(house: House, tried: PasswordTry): Promise<boolean> {
  const budgets = budgetsOf(house, tried)
  const counts = await countAll(house.database, budgets, house.clock.now())
  // tries that cost nothing still need room for one
  const spent = budgets.find(({ most, by = 1 }, index) => (counts[index] ?? 0) + 1 - by > most)
  if (spent === undefined) return true
  house.log.warn({ limit: spent.what }, 'password.refused')
  await putAllBack(house, budgets, 1)
  return false
}

export async function notATry(house: House, tried: PasswordTry): Promise<void> {
  await putAllBack(house, budgetsOf(house, tried), 1)
}

export async function wasSlip(house: House, tried: PasswordTry): Promise<void> {
  await countAll(house.database, [slipsOf(tried)], house.clock.now())
}

/** The owner signed in: give back this browser's slips of the hour. */
export async function explainTries(house: House, tried: Tried): Promise<void> {
  for (const how of waysToSlip) {
    const slipped = { ...tried, ...how }
    const slips = await drain(house.database, slipsOf(slipped), house.clock.now())
    if (slips > 0) await putAllBack(house, budgetsOf(house, slipped), slips)
  }
}

/** A slip is remembered with the budgets it was charged to. */
const waysToSlip = [
  { isOwnBrowser: true, hasPassword: true },
  { isOwnBrowser: false, hasPassword: true },
  { isOwnBrowser: false, hasPassword: false },
] as const

function slipsOf({ isOwnBrowser, hasPassword, ...tried }: PasswordTry): Counted {
  const ofStranger = hasPassword ? 'password-slips-of-browser' : 'password-slips-at-none'
  const what = isOwnBrowser ? 'password-slips-of-own-browser' : ofStranger
  return { what, seconds: 3600, ofWhom: browserOf(tried) }
}

function budgetsOf(house: House, tried: PasswordTry): readonly Budget[] {
  return tried.isOwnBrowser ? ownBudgets(tried) : strangersBudgets(house, tried)
}

/** The typed name is stored as a hash only: travellers type passwords there by mistake. */
function strangersBudgets(house: House, { account, address, hasPassword }: PasswordTry): readonly Budget[] {
  const whom = {
    account: hashed(account),
    address: hostOf(address),
    network: networkOf(address),
    all: 'all',
  } as const
  return WRONG_PASSWORDS.filter(
    ({ per }) => per === 'account' || per === 'all' || countsAddress(house, address),
  ).map(({ per, ...limit }) => ({
    ...limit,
    ofWhom: whom[per],
    by: per === 'all' && !hasPassword ? 0 : 1,
  }))
}

function ownBudgets(tried: Tried): readonly Budget[] {
  const whom = { browser: browserOf(tried), account: hashed(tried.account) } as const
  return WRONG_PASSWORDS_OF_OWN_BROWSERS.map(({ per, ...limit }) => ({ ...limit, ofWhom: whom[per] }))
}

function browserOf({ account, device }: Tried): string {
  return hashed(`${device} ${account}`)
}

async function putAllBack(house: House, budgets: readonly Budget[], many: number): Promise<void> {
  const now = house.clock.now()
  for (const budget of budgets) await putBack(house.database, budget, { many, now })
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
