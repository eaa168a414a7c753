import { isOneSlip } from '#help/search.ts'
import { wordsOf } from '#help/words-of.ts'

interface IntentRule {
  /** what the button says, and sends */
  readonly chip: string
  /** any of these, all of whose words are said, in any spelling that help knows */
  readonly phrases: readonly string[]
}

/** What the house answers by itself, from an order and the rules alone. */
export const intents = {
  ticket: {
    chip: 'بلیتم کجاست؟',
    phrases: [
      'بلیت کجاست',
      'بلیت نیامد',
      'بلیت نیومده',
      'بلیت صادر نشد',
      'دانلود بلیت',
      'بلیت دریافت',
      'واچر کجاست',
      'وضعیت سفارش',
    ],
  },
  refundNow: {
    chip: 'الان چقدر برمی‌گردد؟',
    phrases: [
      'استرداد',
      'جریمه',
      'جریمه استرداد',
      'پول برمی‌گردد',
      'پول برمیگرده',
      'برمی‌گردد الان',
      'استرداد مبلغ',
      'استرداد قیمت',
    ],
  },
  refundWhen: {
    chip: 'پول استرداد کی می‌رسد؟',
    phrases: [
      'پول کی می‌رسد',
      'پول کی میرسه',
      'پول نیامده',
      'پول واریز',
      'استرداد کی واریز',
      'استرداد پول کی می‌رسد',
      'استرداد طول می‌کشد',
      'استرداد کی میاد',
      'استرداد کجاست',
    ],
  },
  name: {
    chip: 'نام مسافر اشتباه است',
    phrases: ['نام اشتباه', 'نام اصلاح', 'نام تغییر', 'کد ملی اشتباه', 'کد ملی اصلاح'],
  },
  baggage: {
    chip: 'بار مجازم چقدر است؟',
    phrases: ['چمدان', 'بار مجاز', 'چمدان کیلو', 'چمدان کابین'],
  },
  presence: {
    chip: 'کی در فرودگاه باشم؟',
    phrases: ['فرودگاه باشم', 'فرودگاه برسم', 'ساعت حضور', 'حضور فرودگاه', 'چک این'],
  },
} as const satisfies Readonly<Record<string, IntentRule>>

export type Intent = keyof typeof intents

/** These want a person whatever else is said. */
const personal = new Set(
  'اپراتور انسان آدم کارشناس همکار پشتیبان گم مفقود شکسته شکایت آسیب خراب گذاشته دزدیده فوت بیمارستان تصادف'
    .split(' ')
    .flatMap(wordsOf),
)

/** More than so many words beside those understood were not understood. */
const mostBeside = 4

/** Undefined where a person should read it: nothing was understood, or two things as well as each other. */
export function intentOf(typed: string): Intent | undefined {
  const words = [...new Set(wordsOf(typed))]
  if (words.some((word) => personal.has(word))) return undefined
  const found = rules
    .filter(({ phrase }) => phrase.every((word) => isSaid(word, words)))
    .toSorted((a, b) => b.phrase.length - a.phrase.length)
  const [best] = found
  if (best === undefined || words.length - best.phrase.length > mostBeside) return undefined
  const equals = found.filter(({ phrase }) => phrase.length === best.phrase.length)
  return equals.every(({ intent }) => intent === best.intent) ? best.intent : undefined
}

const rules = (Object.keys(intents) as Intent[]).flatMap((intent) =>
  [intents[intent].chip, ...intents[intent].phrases].map((text) => ({
    intent,
    phrase: [...new Set(wordsOf(text))],
  })),
)

function isSaid(word: string, words: readonly string[]): boolean {
  return words.some(
    (said) => said === word || (Math.min(said.length, word.length) >= 4 && isOneSlip(said, word)),
  )
}
