const left = '\u2066'
const end = '\u2069'

/** Characters missing in Vazirmatn. */
const unprintable =
  /[^\u0020-\u007e\u00a0-\u00ff\u060c\u061b\u061f\u0621-\u063a\u0640-\u0656\u0660-\u0671\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06c0-\u06c3\u06cc\u06d5\u06f0-\u06f9\u200c\u2013\u2014\u2018-\u201e\u2022\u2026\u2212]/gu
/** Direction marks a name must not bring along. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const latinRun = /[A-Za-z0-9][A-Za-z0-9+@#&./:_-]*(?: [A-Za-z0-9][A-Za-z0-9+@#&./:_-]*)*/gu

/** A paid ticket must always print: one line, no direction marks, '?' for missing glyphs. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(directions, '')
    .replaceAll(/\s+/gu, (gap) => (gap === '\u00a0' ? gap : ' '))
    .replaceAll(unprintable, '?')
    .trim()
}

/** Isolates left-to-right text in Persian (U+2066, U+2069; UAX #9). */
export function latin(value: string): string {
  return `${left}${printable(value)}${end}`
}

/** Isolates every Latin word: «ایرباس A320». */
export function mixed(text: string): string {
  return printable(text).replaceAll(latinRun, (run) => `${left}${run}${end}`)
}
