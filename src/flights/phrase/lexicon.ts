import { HOLIDAYS } from '#flights/phrase/holiday-words.ts'
import { NUMBERS } from '#flights/phrase/number-words.ts'
import { fold } from '#places/fold.ts'

export type Kind =
  | 'alone'
  | 'aside'
  | 'age'
  | 'cabin'
  | 'coming'
  | 'couple'
  | 'day'
  | 'days'
  | 'end'
  | 'filler'
  | 'from'
  | 'gregorian'
  | 'holiday'
  | 'holidays'
  | 'in'
  | 'jalali'
  | 'middle'
  | 'month'
  | 'next'
  | 'nights'
  | 'number'
  | 'one-way'
  | 'outward'
  | 'person'
  | 'place'
  | 'return'
  | 'round'
  | 'same-day'
  | 'start'
  | 'stay'
  | 'this'
  | 'ticket'
  | 'to'
  | 'unknown'
  | 'week'
  | 'weekday'
  | 'weekend'
  | 'written'

export interface Meaning {
  readonly kind: Kind
  readonly n: number
}

type Row = readonly [kind: Kind, n: number, words: string]

/** What words mean beside names of places; `n` is a weekday from Saturday, a month, days ahead, 0 adult 1 child 2 infant. */
const ROWS: readonly Row[] = [
  ['from', 0, 'از|مبدا|from|az'],
  ['to', 0, 'به|تا|الی|مقصد|برای مقصد|به مقصد|to|till|until|be|ta|-'],
  ['return', 0, 'برگشت|برگردم|برگردیم|بازگشت|برمیگردم|برمیگردیم|برگشتن|return|returning|back|bargasht'],
  ['outward', 0, 'رفت|رفتن|depart|departing|outbound|leaving|raft'],
  ['round', 0, 'رفت و برگشت|رفت برگشت|رفتو برگشت|دو طرفه|round trip|roundtrip|return ticket|raft o bargasht'],
  ['one-way', 0, 'یک طرفه|یه طرفه|یکسره|فقط رفت|one way|oneway|single|yek tarafe'],
  ['same-day', 0, 'همان روز|همون روز|شب برگردم|شب برگشت|برگشت شب|شب برگردیم|same day'],
  ['this', 0, 'این|همین|this'],
  ['next', 0, 'بعد|بعدی|دیگه|دیگر|next|later|bad|badi|dige'],
  ['coming', 0, 'آینده|پیش رو|coming|ayande'],
  ['in', 0, 'in|after'],
  ['start', 0, 'اول|اوایل|ابتدای|ابتدا|start of|early|beginning of'],
  ['middle', 0, 'اواسط|وسط|نیمه|وسطای|mid'],
  ['end', 0, 'آخر|اواخر|پایان|آخرای|end of|late'],
  ['days', 1, 'روز|day|days|rooz|ruz'],
  ['week', 7, 'هفته|week|weeks|hafte'],
  ['month', 1, 'ماه|month|months|mah'],
  ['nights', 0, 'شب|شبه|night|nights|shab'],
  ['stay', 0, 'روزه|روزی'],
  [
    'weekend',
    0,
    'آخر هفته|اخر هفته|آخره هفته|پایان هفته|تعطیلات آخر هفته|ویکند|weekend|week end|akhar hafte|akhare hafte',
  ],
  ['holidays', 0, 'تعطیلات|تعطیلی|holiday|holidays'],
  ['day', 0, 'امروز|امشب|today|tonight|emrooz|emruz'],
  ['day', 1, 'فردا|tomorrow|tmrw|farda'],
  ['day', 2, 'پس فردا|پسفردا|day after tomorrow|pasfarda|pas farda'],
  ['day', 3, 'پسون فردا|پس اون فردا|پسان فردا'],
  ['weekday', 0, 'شنبه|saturday|sat|shanbe'],
  ['weekday', 1, 'یکشنبه|یک شنبه|1 شنبه|sunday|sun|yekshanbe'],
  ['weekday', 2, 'دوشنبه|دو شنبه|2 شنبه|monday|mon|doshanbe'],
  ['weekday', 3, 'سه شنبه|3 شنبه|tuesday|tue|tues|seshanbe'],
  ['weekday', 4, 'چهارشنبه|چار شنبه|4 شنبه|wednesday|wed|chaharshanbe'],
  ['weekday', 5, 'پنجشنبه|پنج شنبه|پنشنبه|پنش شنبه|5 شنبه|thursday|thu|thurs|panjshanbe'],
  ['weekday', 6, 'جمعه|آدینه|friday|fri|jome|jomeh'],
  [
    'person',
    0,
    'بزرگسال|بزرگ سال|بزرگ|نفر|نفره|نفری|مسافر|تا مسافر|نفر بزرگسال|adult|adults|adt|person|persons|people|pax|passenger|passengers|nafar|nafare',
  ],
  ['person', 1, 'کودک|بچه|خردسال|child|children|kid|kids|chd|koodak|bache'],
  ['person', 2, 'نوزاد|شیرخوار|شیرخواره|نی نی|infant|infants|baby|babies|inf|nozad'],
  ['age', 0, 'ساله|سالهمون|سال|years old|year old|sale'],
  ['couple', 2, 'من و همسرم|منو همسرم|خودم و همسرم|با همسرم|زن و شوهر|من و خانمم|من و شوهرم|دوتایی|couple'],
  ['alone', 1, 'تنها|تنهایی|خودم|alone|just me'],
  ['ticket', 0, 'بلیت|بلیط|بلیتی|بلیطی|ticket|tickets|belit|bilit'],
  ['cabin', 1, 'اکونومی|economy|اکونومی کلاس'],
  ['cabin', 2, 'بیزینس|بیزنس|بیزینس کلاس|تجاری|business|business class'],
  ['cabin', 3, 'فرست|فرست کلاس|درجه یک|فرست کلس|first class'],
  [
    'aside',
    0,
    'صبح|ظهر|عصر|بعدازظهر|غروب|بامداد|چارتری|چارتر|سیستمی|بدون|مستقیم|ایرلاین|morning|noon|evening|afternoon|direct|charter|nonstop',
  ],
  [
    'filler',
    0,
    'و|با|برای|واسه|در|تو|توی|من|ما|یه|رو|را|می|میخوام|می خوام|میخواهم|می خواهم|میخوایم|لطفا|سلام|پرواز|پروازهای|هواپیما|سفر|میرم|می رم|بریم|برم|برو|میریم|تاریخ|ارزان|ارزون|ارزانترین|ارزان ترین|ارزونترین|ترین|قیمت|خرید|رزرو|کلاس|ساعت|داخلی|خارجی|خانواده|and|with|for|on|at|the|a|an|of|flight|flights|fly|cheap|cheapest|please|i|want|we|me|book|trip|class|th|st|nd|rd|va|baraye|parvaz|o|v',
  ],
  ...monthRows(),
]

function monthRows(): readonly Row[] {
  const jalali =
    'فروردین|farvardin,اردیبهشت|ordibehesht,خرداد|khordad,تیر|tir,مرداد|امرداد|mordad,شهریور|shahrivar,مهر|mehr,آبان|aban,آذر|azar,دی|دیماه|دی ماه|dey,بهمن|bahman,اسفند|esfand'
  const gregorian =
    'ژانویه|january|jan,فوریه|february|feb,مارس|march|mar,آوریل|april|apr,مه|may,ژوئن|june|jun,ژوئیه|جولای|july|jul,اوت|آگوست|august|aug,سپتامبر|september|sep|sept,اکتبر|october|oct,نوامبر|november|nov,دسامبر|december|dec'
  return [
    ...jalali.split(',').map((words, at) => ['jalali', at + 1, words] as const),
    ...jalali.split(',').map((words, at) => ['jalali', at + 1, `${words.split('|')[0] ?? ''} ماه`] as const),
    ...gregorian.split(',').map((words, at) => ['gregorian', at + 1, words] as const),
  ]
}

export const LEXICON: ReadonlyMap<string, Meaning> = new Map([
  ...ROWS.flatMap(([kind, n, words]) =>
    words.split('|').map((word) => [word === '-' ? '-' : fold(word), { kind, n }] as const),
  ),
  ...NUMBERS.map(([word, n]) => [fold(word), { kind: 'number', n }] as const),
  ...HOLIDAYS.flatMap(({ words }, n) => words.map((word) => [fold(word), { kind: 'holiday', n }] as const)),
])
