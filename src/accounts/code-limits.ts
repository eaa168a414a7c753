/** Digits of a code: four (§5), six once many are guessed at, eight when the guesses at six are spent too. */
export type CodeDigits = 4 | 6 | 8

/** Each road has its own budget of guesses: spending one shuts nobody out of the other. */
export type CodeRoad = 'phone' | 'email'

export type Guesses = Readonly<Record<CodeRoad, Readonly<Record<CodeDigits, number>>>>

export const TRIES_PER_CODE = 3

/** As many guesses as all messages of a day allow (`CODES_SENT` and `CODES_SOLVED`). */
const ALL_A_DAY = (3000 + 1000) * 24 * TRIES_PER_CODE

/** Wrong guesses a day over all targets: with password-limits.ts they keep
 * takeovers below 0.1 a day. Slips before the right code do not count. */
export const WRONG_GUESSES_A_DAY = {
  phone: { 4: 180, 6: 20_000, 8: ALL_A_DAY },
  email: { 4: 90, 6: 10_000, 8: ALL_A_DAY },
} as const satisfies Guesses

/** Beyond these, codes to this number or address get six digits for the rest of the day. */
export const WRONG_GUESSES_A_DAY_OF_ONE_NUMBER = 9

/** For all of an account's own browsers together, whatever strangers guess. */
export const WRONG_GUESSES_A_DAY_OF_OWN_BROWSERS = 18

export function expectedTakeovers({ phone, email }: Guesses): number {
  return (phone[4] + email[4]) / 9e3 + (phone[6] + email[6]) / 9e5 + (phone[8] + email[8]) / 9e7
}

/** Messages sent per window; beyond any of these a captcha is asked. `here` is one number from one host; `country` and `abroad` count numbers outside Iran and Iraq alone, to which a message costs many times as much. */
export const CODES_SENT = [
  { what: 'codes-of-phone-from-here', per: 'here', seconds: 86_400, most: 4, mostWhenTight: 4 },
  { what: 'codes-of-phone-hour', per: 'phone', seconds: 3600, most: 5, mostWhenTight: 5 },
  { what: 'codes-of-phone-day', per: 'phone', seconds: 86_400, most: 10, mostWhenTight: 10 },
  { what: 'codes-of-block', per: 'block', seconds: 3600, most: 1000, mostWhenTight: 100 },
  { what: 'codes-of-address', per: 'address', seconds: 3600, most: 60, mostWhenTight: 10 },
  { what: 'codes-of-network', per: 'network', seconds: 3600, most: 240, mostWhenTight: 30 },
  { what: 'codes-of-country', per: 'country', seconds: 3600, most: 60, mostWhenTight: 15 },
  { what: 'codes-abroad', per: 'abroad', seconds: 86_400, most: 600, mostWhenTight: 200 },
  { what: 'codes-of-all', per: 'all', seconds: 3600, most: 3000, mostWhenTight: 1500 },
] as const

export const EMAILS_SENT = [
  { what: 'codes-of-email-from-here', per: 'here', seconds: 86_400, most: 4 },
  { what: 'codes-of-email-hour', per: 'email', seconds: 3600, most: 5 },
  { what: 'codes-of-email-day', per: 'email', seconds: 86_400, most: 10 },
  { what: 'emails-of-address', per: 'address', seconds: 3600, most: 60 },
  { what: 'emails-of-network', per: 'network', seconds: 3600, most: 240 },
  { what: 'emails-of-all', per: 'all', seconds: 3600, most: 3000 },
] as const

/** Messages after a captcha, counted apart. A number pauses for one
 * `browser` and network (`near`) long before it does for all. */
export const CODES_SOLVED = [
  { what: 'solved-codes-in-browser', per: 'browser', seconds: 3600, most: 4 },
  { what: 'solved-codes-of-phone-near', per: 'near', seconds: 86_400, most: 8 },
  { what: 'solved-codes-of-phone', per: 'phone', seconds: 86_400, most: 30 },
  { what: 'solved-codes-of-block', per: 'block', seconds: 3600, most: 100 },
  { what: 'solved-codes-of-address', per: 'address', seconds: 3600, most: 60 },
  { what: 'solved-codes-of-network', per: 'network', seconds: 3600, most: 120 },
  { what: 'solved-codes-of-country', per: 'country', seconds: 3600, most: 40 },
  { what: 'solved-codes-abroad', per: 'abroad', seconds: 86_400, most: 300 },
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

/** Browsers in which the account was opened before have their own budget, so strangers cannot block them. */
export const CODES_TO_OWN_BROWSERS = [
  { what: 'codes-of-own-browser-hour', per: 'browser', seconds: 3600, most: 5 },
  { what: 'codes-of-own-browser-day', per: 'browser', seconds: 86_400, most: 10 },
  { what: 'codes-of-own-browsers-day', per: 'target', seconds: 86_400, most: 20 },
] as const

export const CHALLENGE_LIMITS = [
  { what: 'challenges-of-address', per: 'address', seconds: 3600, most: 300 },
  { what: 'challenges-of-network', per: 'network', seconds: 3600, most: 1200 },
] as const

/** Captchas before a code; each is stored for some minutes. */
export const CAPTCHA_LIMITS = [
  { what: 'captchas-of-address', per: 'address', seconds: 3600, most: 300 },
  { what: 'captchas-of-network', per: 'network', seconds: 3600, most: 1200 },
] as const

/** SMS pumping: attackers never use the codes. This many sent in an hour and a smaller share used means an attack. */
const PUMPING = { fromSent: 1000, usedShare: 0.2 } as const

export function isPumping({ sent, used }: { readonly sent: number; readonly used: number }): boolean {
  return sent >= PUMPING.fromSent && used < sent * PUMPING.usedShare
}

/** Ten thousand numbers in a row: pumping takes numbers one after another. */
export function blockOf(phone: string): string {
  return phone.slice(0, -4)
}
