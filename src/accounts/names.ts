const LONGEST_NAME = 50

/** §5: Latin letters and spaces only. */
export function isLatinName(name: string): boolean {
  return name.length <= LONGEST_NAME && /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(name)
}

/** §5: Arabic-script characters. Digits, brackets and direction marks
 * are refused: they would reorder the text around them. */
export function isFarsiName(name: string): boolean {
  const hasArabicLetter = /(?=\p{Script=Arabic})\p{L}/u.test(name)
  return name.length <= LONGEST_NAME && hasArabicLetter && /^[\p{L}\p{M}\u200c '’.-]+$/u.test(name)
}

export function foldedName(name: string): string {
  return persianLetters(name)
    .normalize('NFKD')
    .replace(/[\p{M}\u200c\u0640\s'’.-]/gu, '')
    .toLowerCase()
}

export function persianLetters(text: string): string {
  return text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک')
}

export function nameView(names: {
  readonly firstName: string
  readonly lastName: string
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
}): string {
  const farsi = `${names.firstNameFarsi} ${names.lastNameFarsi}`.trim()
  return farsi === '' ? `${names.firstName} ${names.lastName}` : farsi
}
