/**
 * Wrong passwords that may be looked at from browsers an account has never been opened with; within the hour or the
 * day. Whoever signs in after slips explains them, and they count no more. What is tried at names without a password
 * can take nothing over and spends nothing of `all`, which is everybody's.
 */
export const WRONG_PASSWORDS = [
  { what: 'wrong-passwords-of-account-hour', per: 'account', seconds: 3600, most: 10 },
  { what: 'wrong-passwords-of-account-day', per: 'account', seconds: 86_400, most: 30 },
  { what: 'wrong-passwords-of-address', per: 'address', seconds: 3600, most: 30 },
  { what: 'wrong-passwords-of-network', per: 'network', seconds: 3600, most: 120 },
  { what: 'wrong-passwords-of-all', per: 'all', seconds: 86_400, most: 600 },
] as const

/** A browser the account was opened with before has tries of its own: an attack elsewhere shuts nobody out. */
export const WRONG_PASSWORDS_OF_OWN_BROWSERS = [
  { what: 'wrong-passwords-of-browser', per: 'browser', seconds: 3600, most: 10 },
  { what: 'wrong-passwords-of-own-browsers', per: 'account', seconds: 86_400, most: 60 },
] as const

/** The likeliest password that is left when common, patterned and personal ones are refused: one account in so many has it. */
const ACCOUNTS_PER_LIKELIEST_PASSWORD = 20_000

/** Accounts that an attack takes over on average with so many looked-at guesses, each the best there is. */
export function expectedPasswordTakeovers(guesses: number): number {
  return guesses / ACCOUNTS_PER_LIKELIEST_PASSWORD
}
