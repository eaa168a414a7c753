import type { Baggage } from '#flights/proposal.ts'
import { persianDigits } from '#money/digits.ts'

export interface FareKind {
  readonly isCharter: boolean
  readonly isInternational: boolean
}

/** Fare rules as sentences, for the page and the ticket (§1: FAQ, §9). */
export function fareSentences({ isCharter, isInternational }: FareKind, baggage: Baggage): readonly string[] {
  const namesAtHome = isCharter ? charterNames : systemNames
  return [
    isCharter ? charterKind : systemKind,
    sharesWords(isCharter, isInternational),
    isInternational ? namesAbroad : namesAtHome,
    baggageSentence(baggage),
    delay,
  ]
}

const systemKind = 'این بلیت سیستمی است: نرخ و جریمهٔ آن را ایرلاین تعیین می‌کند.'
const charterKind = 'این بلیت چارتری است: نرخ و جریمهٔ آن را چارترکننده تعیین می‌کند.'
const systemNames = 'کد ملی و غلط املایی نام اصلاح می‌شود؛ بلیت به نام دیگری نمی‌شود.'
const charterNames = 'اصلاح نام با دریافت هزینه ممکن است.'
const namesAbroad = 'غلط املایی نام با پذیرش ایرلاین اصلاح می‌شود؛ بلیت به نام دیگری نمی‌شود.'
const delay = 'تأخیر یا تعجیل بیش از ۲ ساعت: استرداد بدون جریمه.'

function sharesWords(isCharter: boolean, isInternational: boolean): string {
  if (isCharter)
    return `کودک نرخ بزرگسال را می‌پردازد و نوزاد ${isInternational ? 'یک‌دهم آن را' : 'مبلغی ثابت'}.`
  return `کودک ${isInternational ? 'سه‌چهارم' : 'نصف'} و نوزاد یک‌دهم نرخ بزرگسال را می‌پردازد.`
}

function baggageSentence({ cabinKg, checked }: Baggage): string {
  if (checked.value === 0)
    return `این بلیت بار تحویلی ندارد؛ هر بزرگسال و کودک ${persianDigits(cabinKg)} کیلوگرم بار همراه دارد.`
  const unit = checked.unit === 'Kg' ? 'کیلوگرم' : 'بسته'
  return `هر بزرگسال و کودک ${persianDigits(checked.value)} ${unit} بار تحویلی و ${persianDigits(cabinKg)} کیلوگرم بار همراه دارد؛ نوزاد بار جدا ندارد.`
}
