const left = '\u2066'
const end = '\u2069'

/** What Vazirmatn can draw of what a name, an address or an airline's word may hold. */
const unprintable =
  /[^\u0020-\u007e\u00a0-\u00ff\u060c\u061b\u061f\u0621-\u063a\u0640-\u0656\u0660-\u0671\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06c0-\u06c3\u06cc\u06d5\u06f0-\u06f9\u200c\u2013\u2014\u2018-\u201e\u2022\u2026\u2212]/gu
/** Marks that turn the direction of what follows them: a name may not bring its own. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const latinRun = /[A-Za-z0-9][A-Za-z0-9+@#&./:_-]*(?: [A-Za-z0-9][A-Za-z0-9+@#&./:_-]*)*/gu

/**
 * Text as paper can carry it: one line, no marks of direction, and a question mark for every sign our font has no
 * shape for. A paid ticket must print whatever stands in a name.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(directions, '')
    .replaceAll(/\s+/gu, (gap) => (gap === '\u00a0' ? gap : ' '))
    .replaceAll(unprintable, '?')
    .trim()
}

/** A left-to-right guest in Persian text (a code, a phone number, a Latin name), set apart by U+2066 and U+2069 (UAX #9). */
export function latin(value: string): string {
  return `${left}${printable(value)}${end}`
}

/** Persian text with every Latin word in it set apart: «ایرباس A320». */
export function mixed(text: string): string {
  return printable(text).replaceAll(latinRun, (run) => `${left}${run}${end}`)
}
