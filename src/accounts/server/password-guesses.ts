import { createHash } from 'node:crypto'
import { hostOf, networkOf } from '#accounts/code-limits.ts'
import { WRONG_PASSWORDS, WRONG_PASSWORDS_OF_OWN_BROWSER } from '#accounts/password-limits.ts'
import { type Counted, countAll, drain, putBack } from '#accounts/server/counts.ts'
import { countsAddress } from '#accounts/server/sending.ts'
import type { House } from '#server/house.ts'

export interface PasswordTry {
  /** the number (E.164) or e-mail address, or whatever was typed in its place */
  readonly username: string
  readonly device: string
  readonly address: string
  /** whether the account was opened in this browser before */
  readonly isOwnBrowser: boolean
}

interface Budget extends Counted {
  readonly most: number
}

/** Takes one try out of every budget before the password is looked at; false, and nothing taken, when one is spent. */
export async function mayTry(house: House, tried: PasswordTry): Promise<boolean> {
  const budgets = budgetsOf(house, tried)
  const counts = await countAll(house.database, budgets, house.clock.now())
  const spent = budgets.find(({ most }, index) => (counts[index] ?? 0) > most)
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
  for (const isOwnBrowser of [true, false]) {
    const slipped = { ...tried, isOwnBrowser }
    const slips = await drain(house.database, slipsOf(slipped), house.clock.now())
    if (slips > 0) await putAllBack(house, budgetsOf(house, slipped), slips)
  }
}

function budgetsOf(house: House, tried: PasswordTry): readonly Budget[] {
  return tried.isOwnBrowser ? [ownBudget(tried)] : strangersBudgets(house, tried)
}

type Tried = Omit<PasswordTry, 'isOwnBrowser'>

/** Nothing is kept of the name that was typed but its hash: passwords are typed there by mistake. */
function strangersBudgets(house: House, { username, address }: Tried): readonly Budget[] {
  const whom = {
    account: hashed(username),
    address: hostOf(address),
    network: networkOf(address),
    all: 'all',
  } as const
  return WRONG_PASSWORDS.filter(
    ({ per }) => per === 'account' || per === 'all' || countsAddress(house, address),
  ).map(({ per, ...limit }) => ({ ...limit, ofWhom: whom[per] }))
}

function ownBudget(tried: Tried): Budget {
  return { ...WRONG_PASSWORDS_OF_OWN_BROWSER, ofWhom: browserOf(tried) }
}

/** What this browser took out of its budgets within the hour, and a browser never seen before out of the strangers'. */
function slipsOf(tried: PasswordTry): Counted {
  const what = tried.isOwnBrowser ? 'password-slips-of-own-browser' : 'password-slips-of-browser'
  return { what, seconds: 3600, ofWhom: browserOf(tried) }
}

function browserOf({ username, device }: Tried): string {
  return hashed(`${device} ${username}`)
}

async function putAllBack(house: House, budgets: readonly Budget[], many: number): Promise<void> {
  const now = house.clock.now()
  for (const budget of budgets) await putBack(house.database, budget, { many, now })
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
