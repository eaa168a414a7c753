/** Letters that Unicode does not take apart, by what people type for them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ې: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ة: 'ه',
  ھ: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ء: '',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/**
 * What a name is compared by: one form for Arabic and Persian letters, no marks (آ is ا, é is e), no half-space,
 * space, hyphen or other sign, Latin digits, small letters. Folding twice changes nothing.
 */
export function fold(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

/** One character's share of `fold`; nothing for signs and marks. */
export function foldCharacter(character: string): string {
  const bare = character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '')
  return Array.from(bare, (letter) => LOOKALIKES[letter] ?? latinDigit(letter)).join('')
}

function latinDigit(letter: string): string {
  const persian = '۰۱۲۳۴۵۶۷۸۹'.indexOf(letter)
  if (persian >= 0) return String(persian)
  const arabic = '٠١٢٣٤٥٦٧٨٩'.indexOf(letter)
  return arabic >= 0 ? String(arabic) : letter
}
