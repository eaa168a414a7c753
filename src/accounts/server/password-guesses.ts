import { createHash } from 'node:crypto'
import { WRONG_PASSWORDS, WRONG_PASSWORDS_OF_OWN_BROWSERS } from '#accounts/password-limits.ts'
import { countsAddress } from '#accounts/server/sending.ts'
import { type Counted, countAll, drain, putBack } from '#accounts/server/windowed-counts.ts'
import { hostOf, networkOf } from '#server/address.ts'
import type { House } from '#server/house.ts'

/** Who tries: a browser at an account. */
export interface Tried {
  /** the account's id, however its name was written; or what was typed, when it is nobody's */
  readonly account: string
  readonly device: string
  readonly address: string
}

export interface PasswordTry extends Tried {
  /** whether the browser is one of the account's own */
  readonly isOwnBrowser: boolean
  /** a try at an account without one finds the same budgets spent or not, and takes nothing out of everybody's */
  readonly hasPassword: boolean
}

interface Budget extends Counted {
  readonly most: number
}

/** Takes one try out of every budget before the password is looked at; false, and nothing taken, when one is spent. */
export async function mayTry(house: House, tried: PasswordTry): Promise<boolean> {
  const budgets = budgetsOf(house, tried)
  const counts = await countAll(house.database, budgets, house.clock.now())
  // what costs nothing was not added, and wants room for one all the same
  const spent = budgets.find(({ most, by = 1 }, index) => (counts[index] ?? 0) + 1 - by > most)
  if (spent === undefined) return true
  house.log.warn({ limit: spent.what }, 'password.refused')
  await putAllBack(house, budgets, 1)
  return false
}

/** The password was right, or compared with nothing: the try costs nothing. */
export async function notATry(house: House, tried: PasswordTry): Promise<void> {
  await putAllBack(house, budgetsOf(house, tried), 1)
}

/** The password was wrong: what the try took is remembered for this browser, to be given back once and no more. */
export async function wasSlip(house: House, tried: PasswordTry): Promise<void> {
  await countAll(house.database, [slipsOf(tried)], house.clock.now())
}

/** Somebody signed in, in whatever way: the slips of this hour in this browser were the owner's. */
export async function explainTries(house: House, tried: Tried): Promise<void> {
  for (const how of waysToSlip) {
    const slipped = { ...tried, ...how }
    const slips = await drain(house.database, slipsOf(slipped), house.clock.now())
    if (slips > 0) await putAllBack(house, budgetsOf(house, slipped), slips)
  }
}

/** What is given back is what was taken: a slip is remembered with what it was charged to. */
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

/** Nothing is kept of the name that was typed but its hash: passwords are typed there by mistake. */
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
