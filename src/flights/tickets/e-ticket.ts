/** no vowels, no characters that look alike */
const pnrLetters = 'CDFHJKLMNPRTVWX34679'
const pnrLength = 6

/** `random(n)` gives an integer from 0 to n − 1. */
export function pnrFrom(random: (below: number) => number): string {
  return Array.from({ length: pnrLength }, () => pnrLetters[random(pnrLetters.length)]).join('')
}

/** Airline prefix (three digits), nine-digit serial, check digit: the first twelve modulo seven (IATA resolution 722). */
export function ticketNumber(prefix: string, serial: number): string {
  const nine = String(serial).padStart(9, '0')
  if (!/^\d{3}$/.test(prefix) || !/^\d{9}$/.test(nine))
    throw new RangeError(`no ticket number of ${prefix} and ${serial}`)
  return `${prefix}-${nine}${Number(prefix + nine) % 7}`
}

/** Checks the check digit. */
export function isTicketNumber(number: string): boolean {
  const [, prefix, nine, check] = /^(\d{3})-(\d{9})(\d)$/.exec(number) ?? []
  return prefix !== undefined && nine !== undefined && Number(prefix + nine) % 7 === Number(check)
}
