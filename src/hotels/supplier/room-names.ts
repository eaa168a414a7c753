type Words = Readonly<Record<string, string>>

/** What it is. */
const kinds: Words = {
  room: 'اتاق',
  suite: 'سوئیت',
  studio: 'استودیو',
  apartment: 'آپارتمان',
  villa: 'ویلا',
  bungalow: 'کلبه',
  dormitory: 'اتاق مشترک',
}

/** Who sleeps in it. */
const beds: Words = {
  single: 'یک‌تخته',
  double: 'دوتخته',
  twin: 'دوتخته با تخت‌های جدا',
  triple: 'سه‌تخته',
  quadruple: 'چهارتخته',
  quad: 'چهارتخته',
  queen: 'با تخت بزرگ',
  king: 'با تخت خیلی بزرگ',
  family: 'خانوادگی',
}

/** Of what class. */
const classes: Words = {
  standard: 'استاندارد',
  classic: 'کلاسیک',
  economy: 'اقتصادی',
  budget: 'اقتصادی',
  comfort: 'راحت',
  superior: 'سوپریور',
  deluxe: 'لوکس',
  premium: 'ممتاز',
  executive: 'ویژه',
  business: 'بیزنس',
  junior: 'جونیور',
  royal: 'رویال',
  presidential: 'پرزیدنتال',
}

/** What is at it: phrases of several words. */
const extras: Words = {
  'sea view': 'رو به دریا',
  'ocean view': 'رو به دریا',
  'city view': 'رو به شهر',
  'garden view': 'رو به باغ',
  'pool view': 'رو به استخر',
  'mountain view': 'رو به کوه',
  'with balcony': 'با بالکن',
  'with terrace': 'با تراس',
  'with kitchenette': 'با آشپزخانهٔ کوچک',
  'non smoking': 'غیرسیگاری',
  smoking: 'سیگاری',
  accessible: 'مناسب صندلی چرخ‌دار',
}

/**
 * «اتاق دوتختهٔ استاندارد، رو به دریا» of "Standard Double Room, Sea View"; undefined if a single word of it is not known, for a
 * name that is half translated says less than the hotel's own.
 */
export function persianRoomName(name: string): string | undefined {
  let rest = ` ${name
    .toLowerCase()
    .replaceAll(/[\s,()/-]+/g, ' ')
    .trim()} `
  const beside: string[] = []
  for (const [phrase, words] of Object.entries(extras)) {
    if (!rest.includes(` ${phrase} `)) continue
    beside.push(words)
    rest = rest.replace(` ${phrase} `, ' ')
  }
  const left = rest.trim().split(' ')
  const taken = [kinds, beds, classes].map((table) => left.filter((word) => Object.hasOwn(table, word)))
  const known = taken.flat()
  const [kind] = taken[0] ?? []
  if (kind === undefined || known.length !== left.length || new Set(known).size !== known.length)
    return undefined
  if (taken.some((words) => words.length > 1)) return undefined
  const [what, who, which] = [kinds, beds, classes].map((table, at) => table[taken[at]?.[0] ?? ''])
  return [[what, who, which].filter((part) => part !== undefined).join(' '), ...beside].join('، ')
}
