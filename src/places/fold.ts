/** Letters without a Unicode decomposition. */
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

/** Form for comparing: Arabic and Persian letters unified, no marks (آ is ا, é is
 * e), no spaces or signs, Latin digits, small letters. Idempotent. */
export function fold(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

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
