/** Normalises Persian for "contains": one script, one digit set, no half-spaces, no punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ۀة]/g, 'ه')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ی')
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/بلیت/g, 'بلیط')
    .replace(/\u200c|\u200d|[\u200e\u200f\u202a-\u202e\u2066-\u2069\s\-–—]/g, '')
    .toLowerCase()
}

export function says(text: string, ...any: readonly string[]): boolean {
  return any.some((one) => plain(text).includes(plain(one)))
}

const alike: Readonly<Record<string, string>> = {
  ا: '[اآأإ]',
  ی: '[یيىئ]',
  ک: '[کك]',
  ه: '(?:[هةۀ]|هٔ)',
  و: '[وؤ]',
}

/** An accessible name containing any label, normalised as by `plain`. */
export function named(...labels: readonly string[]): RegExp {
  return new RegExp(labels.map(forgiving).join('|'), 'i')
}

function forgiving(label: string): string {
  const words = plain(label).replaceAll('بلیط', '\u0001')
  return [...words].map(letter).join('(?:[\\u200c\\u200e\\u200f\\u2066-\\u2069\\s\\-–—]|[\\u064B-\\u0655])*')
}

function letter(one: string): string {
  if (one === '\u0001') return 'بل[یي][تط]'
  if (/\d/.test(one)) return `[${one}${String.fromCharCode(0x06f0 + Number(one))}]`
  return alike[one] ?? one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
