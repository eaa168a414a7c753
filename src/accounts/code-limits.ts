/** How many digits a code has: four (§5), six once guesses are about, eight when those at six are spent too. */
export type CodeDigits = 4 | 6 | 8

/** Where codes go. Each has a budget of guesses of its own: what is spent at one shuts nobody out at the other. */
export type CodeRoad = 'phone' | 'email'

export type Guesses = Readonly<Record<CodeRoad, Readonly<Record<CodeDigits, number>>>>

export const TRIES_PER_CODE = 3

/** As many guesses as the messages of a day can be asked for, with a captcha and without (`CODES_SENT`, `CODES_SOLVED`, …). */
const ALL_A_DAY = (3000 + 1000) * 24 * TRIES_PER_CODE

/**
 * Wrong guesses that may be looked at in a day, for all numbers and for all e-mail addresses. A guess at four digits
 * takes over an account once in 9,000 (no code begins with a zero), so these budgets and that of passwords
 * (password-limits.ts) bound the takeovers to be expected at 0.1 a day, however many targets and addresses an attack
 * has. At eight digits there is room for all of them, so that no attack can keep newcomers out by spending guesses. A
 * traveller's slips do not count: his own right code explains them.
 */
export const WRONG_GUESSES_A_DAY = {
  phone: { 4: 180, 6: 20_000, 8: ALL_A_DAY },
  email: { 4: 90, 6: 10_000, 8: ALL_A_DAY },
} as const satisfies Guesses

/** Beyond these the codes of a number or an e-mail address get six digits for the rest of the day. */
export const WRONG_GUESSES_A_DAY_OF_ONE_NUMBER = 9

/** Wrong guesses a day at one account's codes in all browsers of its own together, whatever strangers guessed meanwhile. */
export const WRONG_GUESSES_A_DAY_OF_OWN_BROWSERS = 18

/** Accounts an attack that spends every budget takes over in a day, on average. */
export function expectedTakeovers({ phone, email }: Guesses): number {
  return (phone[4] + email[4]) / 9e3 + (phone[6] + email[6]) / 9e5 + (phone[8] + email[8]) / 9e7
}

/**
 * Messages cost money: how many codes may be sent in a window, and how many while few of them are ever used. `here` is
 * one number from one host: a single one does not spend what the number may have. Beyond any of these a captcha is asked.
 */
export const CODES_SENT = [
  { what: 'codes-of-phone-from-here', per: 'here', seconds: 86_400, most: 4, mostWhenTight: 4 },
  { what: 'codes-of-phone-hour', per: 'phone', seconds: 3600, most: 5, mostWhenTight: 5 },
  { what: 'codes-of-phone-day', per: 'phone', seconds: 86_400, most: 10, mostWhenTight: 10 },
  { what: 'codes-of-block', per: 'block', seconds: 3600, most: 1000, mostWhenTight: 100 },
  { what: 'codes-of-address', per: 'address', seconds: 3600, most: 60, mostWhenTight: 10 },
  { what: 'codes-of-network', per: 'network', seconds: 3600, most: 240, mostWhenTight: 30 },
  { what: 'codes-of-all', per: 'all', seconds: 3600, most: 3000, mostWhenTight: 1500 },
] as const

/** E-mail costs little, but a mailbox is not to be flooded by us. */
export const EMAILS_SENT = [
  { what: 'codes-of-email-from-here', per: 'here', seconds: 86_400, most: 4 },
  { what: 'codes-of-email-hour', per: 'email', seconds: 3600, most: 5 },
  { what: 'codes-of-email-day', per: 'email', seconds: 86_400, most: 10 },
  { what: 'emails-of-address', per: 'address', seconds: 3600, most: 60 },
  { what: 'emails-of-network', per: 'network', seconds: 3600, most: 240 },
  { what: 'emails-of-all', per: 'all', seconds: 3600, most: 3000 },
] as const

/**
 * What is left to whoever solved a captcha, counted apart: a flood without captchas spends none of it. One number is
 * paused for the browser that asks (`browser`) and for the network it asks from (`near`) long before it is for everybody.
 * What can be sent in an hour is bounded by the two budgets of `all` together.
 */
export const CODES_SOLVED = [
  { what: 'solved-codes-in-browser', per: 'browser', seconds: 3600, most: 4 },
  { what: 'solved-codes-of-phone-near', per: 'near', seconds: 86_400, most: 8 },
  { what: 'solved-codes-of-phone', per: 'phone', seconds: 86_400, most: 30 },
  { what: 'solved-codes-of-block', per: 'block', seconds: 3600, most: 100 },
  { what: 'solved-codes-of-address', per: 'address', seconds: 3600, most: 60 },
  { what: 'solved-codes-of-network', per: 'network', seconds: 3600, most: 120 },
  { what: 'solved-codes-of-all', per: 'all', seconds: 3600, most: 1000 },
] as const

export const EMAILS_SOLVED = [
  { what: 'solved-codes-in-browser', per: 'browser', seconds: 3600, most: 4 },
  { what: 'solved-codes-of-email-near', per: 'near', seconds: 86_400, most: 8 },
  { what: 'solved-codes-of-email', per: 'email', seconds: 86_400, most: 30 },
  { what: 'solved-emails-of-address', per: 'address', seconds: 3600, most: 60 },
  { what: 'solved-emails-of-network', per: 'network', seconds: 3600, most: 120 },
  { what: 'solved-emails-of-all', per: 'all', seconds: 3600, most: 1000 },
] as const

/** What a browser may ask for in which the account was opened before, whatever strangers asked for meanwhile. */
export const CODES_TO_OWN_BROWSERS = [
  { what: 'codes-of-own-browser-hour', per: 'browser', seconds: 3600, most: 5 },
  { what: 'codes-of-own-browser-day', per: 'browser', seconds: 86_400, most: 10 },
  { what: 'codes-of-own-browsers-day', per: 'target', seconds: 86_400, most: 20 },
] as const

/** Guests ask for challenges (a passkey's, Google's) and each is kept for some minutes. */
export const CHALLENGES_ASKED = [
  { what: 'challenges-of-address', per: 'address', seconds: 3600, most: 300 },
  { what: 'challenges-of-network', per: 'network', seconds: 3600, most: 1200 },
] as const

/** Puzzles that may be asked for before a code; each is kept for some minutes. */
export const CAPTCHAS_ASKED = [
  { what: 'captchas-of-address', per: 'address', seconds: 3600, most: 300 },
  { what: 'captchas-of-network', per: 'network', seconds: 3600, most: 1200 },
] as const

/** Codes sent for their messages alone are not used. From so many sent in an hour, a smaller share than this means pumping. */
const PUMPING = { fromSent: 1000, usedShare: 0.2 } as const

export function isPumping({ sent, used }: { readonly sent: number; readonly used: number }): boolean {
  return sent >= PUMPING.fromSent && used < sent * PUMPING.usedShare
}

/** Ten thousand numbers in a row: an attack on messages takes them one after another. */
export function blockOf(phone: string): string {
  return phone.slice(0, -4)
}
