import type { Baggage } from '#flights/proposal.ts'
import { persianDigits } from '#money/digits.ts'

/** The rules of a fare in whole sentences, for the traveller and the ticket (§1: FAQ, §9: constants). */
export function fareSentences(isCharter: boolean, baggage: Baggage): readonly string[] {
  return [
    isCharter ? charterKind : systemKind,
    ...(isCharter ? charterNames : systemNames),
    baggageSentence(baggage),
    delay,
  ]
}

const systemKind = 'این بلیت سیستمی است: نرخ و جریمهٔ آن را ایرلاین تعیین می‌کند.'
const charterKind = 'این بلیت چارتری است: نرخ و جریمهٔ آن را چارترکننده تعیین می‌کند.'
const systemNames = [
  'کودک نصف و نوزاد یک‌دهم نرخ بزرگسال را می‌پردازد.',
  'کد ملی را می‌توان اصلاح کرد؛ نام مسافر تغییر نمی‌کند.',
]
const charterNames = [
  'کودک نرخ بزرگسال را می‌پردازد و نوزاد مبلغی ثابت.',
  'اصلاح نام با دریافت هزینه ممکن است.',
]
const delay = 'تأخیر یا تعجیل بیش از ۲ ساعت: استرداد بدون جریمه.'

function baggageSentence({ cabinKg, checked }: Baggage): string {
  const unit = checked.unit === 'Kg' ? 'کیلوگرم' : 'بسته'
  return `هر بزرگسال و کودک ${persianDigits(checked.value)} ${unit} بار تحویلی و ${persianDigits(cabinKg)} کیلوگرم بار همراه دارد؛ نوزاد بار جدا ندارد.`
}
