const ones = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه']
const teens = 'ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'.split(' ')
const english = 'one two three four five six seven eight nine ten'.split(' ')
const latin = 'yek do se chahar panj shesh haft hasht noh dah'.split(' ')

type Row = readonly [word: string, n: number]

const cardinals: readonly Row[] = [
  ...[...ones, ...teens].map((word, at) => [word, at + 1] as const),
  ['بیست', 20],
  ...ones.map((word, at) => [`بیست و ${word}`, 21 + at] as const),
  ['سی', 30],
  ['سی و یک', 31],
]

/** Up to 31, as a day of a month needs; «سوم», «بیست و پنجم». */
export const NUMBERS: readonly Row[] = [
  ...cardinals,
  ...cardinals.map(([word, n]) => [word === 'سی' ? 'سی‌ام' : `${word.replace(/سه$/, 'سو')}م`, n] as const),
  ...english.map((word, at) => [word, at + 1] as const),
  ...latin.map((word, at) => [word, at + 1] as const),
  ['چار', 4],
  ['شیش', 6],
  ['یه دونه', 1],
  ['یک دونه', 1],
  ['یکی', 1],
  ['دوتا', 2],
  ['سه تا', 3],
  ['ye', 1],
]
