/** ISIRI 9147, and پ of Windows' older layout. */
const PERSIAN_ON_KEY: Readonly<Record<string, string>> = {
  q: 'ض',
  w: 'ص',
  e: 'ث',
  r: 'ق',
  t: 'ف',
  y: 'غ',
  u: 'ع',
  i: 'ه',
  o: 'خ',
  p: 'ح',
  '[': 'ج',
  ']': 'چ',
  a: 'ش',
  s: 'س',
  d: 'ی',
  f: 'ب',
  g: 'ل',
  h: 'ا',
  j: 'ت',
  k: 'ن',
  l: 'م',
  ';': 'ک',
  "'": 'گ',
  z: 'ظ',
  x: 'ط',
  c: 'ز',
  C: 'ژ',
  v: 'ر',
  b: 'ذ',
  n: 'د',
  m: 'پ',
  '\\': 'پ',
  '`': 'پ',
  ',': 'و',
}

const KEY_OF_PERSIAN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PERSIAN_ON_KEY)
    .filter(([key]) => key !== '\\' && key !== '`')
    .map(([key, letter]) => [letter, key] as const),
  ['ئ', 'm'],
  ['آ', 'h'],
  ['ي', 'd'],
  ['ك', ';'],
])

/** "jivhk" is «تهران». */
export function asPersianKeys(typed: string): string {
  return Array.from(typed, (key) => PERSIAN_ON_KEY[key] ?? PERSIAN_ON_KEY[key.toLowerCase()] ?? key).join('')
}

/** «فاق» is "thr". */
export function asLatinKeys(typed: string): string {
  return Array.from(typed, (letter) => KEY_OF_PERSIAN.get(letter) ?? letter).join('')
}
