/** How many digits a code has: four (§5), or six once guesses are about. */
export type CodeDigits = 4 | 6

export const TRIES_PER_CODE = 3

/**
 * Wrong guesses that may be looked at in a day, for all numbers and e-mail addresses together. A guess at four digits
 * takes over an account once in 9,000 (no code begins with a zero), so these two budgets and that of passwords
 * (password-limits.ts) bound the takeovers to be expected at 0.1 a day, however many targets and addresses an attack
 * has. A traveller's slips do not count: his own right code explains them.
 */
export const WRONG_GUESSES_A_DAY = { 4: 270, 6: 36_000 } as const satisfies Record<CodeDigits, number>

/** Beyond these the codes of a number or an e-mail address get six digits for the rest of the day. */
export const WRONG_GUESSES_A_DAY_OF_ONE_NUMBER = 9

/** Accounts an attack that spends every budget takes over in a day, on average. */
export function expectedTakeovers(guesses: Readonly<Record<CodeDigits, number>>): number {
  return guesses[4] / 9000 + guesses[6] / 900_000
}

/** Messages cost money: how many codes may be sent in a window, and how many while few of them are ever used. */
export const CODES_SENT = [
  { what: 'codes-of-phone-hour', per: 'phone', seconds: 3600, most: 5, mostWhenTight: 5 },
  { what: 'codes-of-phone-day', per: 'phone', seconds: 86_400, most: 10, mostWhenTight: 10 },
  { what: 'codes-of-block', per: 'block', seconds: 3600, most: 1000, mostWhenTight: 100 },
  { what: 'codes-of-address', per: 'address', seconds: 3600, most: 60, mostWhenTight: 10 },
  { what: 'codes-of-network', per: 'network', seconds: 3600, most: 240, mostWhenTight: 30 },
  { what: 'codes-of-all', per: 'all', seconds: 3600, most: 3000, mostWhenTight: 1500 },
] as const

/** E-mail costs little, but a mailbox is not to be flooded by us. */
export const EMAILS_SENT = [
  { what: 'codes-of-email-hour', per: 'email', seconds: 3600, most: 5 },
  { what: 'codes-of-email-day', per: 'email', seconds: 86_400, most: 10 },
  { what: 'emails-of-address', per: 'address', seconds: 3600, most: 60 },
  { what: 'emails-of-network', per: 'network', seconds: 3600, most: 240 },
  { what: 'emails-of-all', per: 'all', seconds: 3600, most: 3000 },
] as const

/** What a browser may ask for in which the account was opened before, whatever strangers asked for meanwhile. */
export const CODES_TO_OWN_BROWSERS = [
  { what: 'codes-of-own-browser-hour', per: 'browser', seconds: 3600, most: 5 },
  { what: 'codes-of-own-browser-day', per: 'browser', seconds: 86_400, most: 10 },
  { what: 'codes-of-own-browsers-day', per: 'target', seconds: 86_400, most: 20 },
] as const

/** Codes sent for their messages alone are not used. From so many sent in an hour, a smaller share than this means pumping. */
export const PUMPING = { fromSent: 1000, usedShare: 0.2 } as const

export function isPumping({ sent, used }: { readonly sent: number; readonly used: number }): boolean {
  return sent >= PUMPING.fromSent && used < sent * PUMPING.usedShare
}

/** Ten thousand numbers in a row: an attack on messages takes them one after another. */
export function blockOf(phone: string): string {
  return phone.slice(0, -4)
}

/** One household or one server: an IPv4 address, or the /64 of an IPv6 one. */
export function hostOf(address: string): string {
  return address.includes(':') ? groupsOfIpv6(address).slice(0, 4).join(':') : address
}

/** Whoever owns many addresses owns them side by side: the /24 of IPv4, the /48 of IPv6. */
export function networkOf(address: string): string {
  if (address.includes(':')) return groupsOfIpv6(address).slice(0, 3).join(':')
  return address.split('.').slice(0, 3).join('.')
}

/** The machine itself: in a demonstration everybody comes from there. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address)
}

function groupsOfIpv6(address: string): readonly string[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  )
}
