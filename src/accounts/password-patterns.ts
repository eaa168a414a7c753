/** Keyboard and alphabet rows, walked in either direction. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '1q2w3e4r5t6y7u8i9o0p',
  '147258369',
  '741852963',
  'ضصثقفغعهخحجچ',
  'شسیبلاتنمکگ',
  'ظطزرذدپو',
  'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی',
] as const

const SHORTEST_WALK = 3

const shapes = [
  /** aaaaaa, 121212, abcabc, 13651365 */
  /^(.{1,5})\1+$/u,
  /** one letter and a tail of it: a11111, 111111a */
  /^.(.)\1{4,}$/u,
  /^(.)\1{4,}.$/u,
  /^(?:1[34]\d\d|19\d\d|20[0-4]\d){1,2}$/,
  /** dates: 13650714, 14071365, 650714, 1365/07/14 */
  /^(?:1[34]|19|20)?\d\d[-/.]?(?:0[1-9]|1[0-2])[-/.]?(?:0[1-9]|[12]\d|3[01])$/,
  /^(?:0[1-9]|[12]\d|3[01])[-/.]?(?:0[1-9]|1[0-2])[-/.]?(?:1[34]|19|20)?\d\d$/,
  /^(?:\+|00)?(?:98)?0?9\d{9}$/,
] as const

export function isPatterned(folded: string): boolean {
  return shapes.some((shape) => shape.test(folded)) || isWalk(folded)
}

/** Made of walks along rows, each of at least three keys: 123456, asdfgh123, zyxwvu. */
function isWalk(folded: string): boolean {
  const letters = Array.from(folded)
  let from = 0
  while (from < letters.length) {
    const length = longestWalk(letters.slice(from).join(''))
    if (length < SHORTEST_WALK) return false
    from += length
  }
  return letters.length > 0
}

function longestWalk(text: string): number {
  return Math.max(
    ...ROWS.flatMap((row) => [along(row, text), along(Array.from(row).reverse().join(''), text)]),
  )
}

/** How many letters of the text follow the row or repeat one key. */
function along(row: string, text: string): number {
  const at = row.indexOf(text[0] ?? '\0')
  if (at < 0) return 0
  let length = 1
  while (length < text.length && text[length] === row[at + length]) length += 1
  return length
}
