/** Letters and figures of an airline's reservation code: no vowels, nothing that looks like something else. */
const pnrLetters = 'CDFHJKLMNPRTVWX34679'
const pnrLength = 6

/** A reservation code; `random` gives whole numbers from 0 to under its argument. */
export function pnrFrom(random: (below: number) => number): string {
  return Array.from({ length: pnrLength }, () => pnrLetters[random(pnrLetters.length)]).join('')
}

/**
 * A ticket number as it is printed: the airline's three figures, nine of a serial and a check figure, which is the
 * twelve before it modulo seven (IATA resolution 722).
 */
export function ticketNumber(prefix: string, serial: number): string {
  const nine = String(serial).padStart(9, '0')
  if (!/^\d{3}$/.test(prefix) || !/^\d{9}$/.test(nine))
    throw new RangeError(`no ticket number of ${prefix} and ${serial}`)
  return `${prefix}-${nine}${Number(prefix + nine) % 7}`
}

/** Does the check figure fit? */
export function isTicketNumber(number: string): boolean {
  const [, prefix, nine, check] = /^(\d{3})-(\d{9})(\d)$/.exec(number) ?? []
  return prefix !== undefined && nine !== undefined && Number(prefix + nine) % 7 === Number(check)
}
