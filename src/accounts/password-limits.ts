/** Wrong passwords from browsers new to an account. Slips before a right one are given back;
 * tries at names without a password spend nothing of `all`. */
export const WRONG_PASSWORDS = [
  { what: 'wrong-passwords-of-account-hour', per: 'account', seconds: 3600, most: 10 },
  { what: 'wrong-passwords-of-account-day', per: 'account', seconds: 86_400, most: 30 },
  { what: 'wrong-passwords-of-address', per: 'address', seconds: 3600, most: 30 },
  { what: 'wrong-passwords-of-network', per: 'network', seconds: 3600, most: 120 },
  { what: 'wrong-passwords-of-all', per: 'all', seconds: 86_400, most: 600 },
] as const

/** An account's own browsers have their own budget, so an attack elsewhere does not shut the owner out. */
export const WRONG_PASSWORDS_OF_OWN_BROWSERS = [
  { what: 'wrong-passwords-of-browser', per: 'browser', seconds: 3600, most: 10 },
  { what: 'wrong-passwords-of-own-browsers', per: 'account', seconds: 86_400, most: 60 },
] as const

/** One account in so many has the likeliest password that our rules still allow. */
const ACCOUNTS_PER_LIKELIEST_PASSWORD = 20_000

export function expectedPasswordTakeovers(guesses: number): number {
  return guesses / ACCOUNTS_PER_LIKELIEST_PASSWORD
}
