/** Longer than any name in a passport; keeps tickets on one page. */
const LONGEST_NAME = 50

/** §5: Latin letters and spaces only. */
export function isLatinName(name: string): boolean {
  return name.length <= LONGEST_NAME && /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(name)
}

/**
 * §5: must contain Arabic-script characters. What does not belong in a name (digits, brackets, direction marks that
 * would turn the words beside it around) is refused too.
 */
export function isFarsiName(name: string): boolean {
  const hasArabicLetter = /(?=\p{Script=Arabic})\p{L}/u.test(name)
  return name.length <= LONGEST_NAME && hasArabicLetter && /^[\p{L}\p{M}\u200c '’.-]+$/u.test(name)
}

/** One name written two ways is one name: ي/ك, half-spaces, vowel signs, capitals. For comparing, never for printing. */
export function foldedName(name: string): string {
  return persianLetters(name)
    .normalize('NFKD')
    .replace(/[\p{M}\u200c\u0640\s'’.-]/gu, '')
    .toLowerCase()
}

/** Arabic ي and ك become the Persian letters. */
export function persianLetters(text: string): string {
  return text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک')
}

/** The name a Persian page shows: the Farsi one, or the Latin of somebody who gave no other. */
export function nameView(names: {
  readonly firstName: string
  readonly lastName: string
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
}): string {
  const farsi = `${names.firstNameFarsi} ${names.lastNameFarsi}`.trim()
  return farsi === '' ? `${names.firstName} ${names.lastName}` : farsi
}
