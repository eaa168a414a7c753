import type { Decision, Refused } from '#flights/corrections/decide-correction.ts'

export function decisionText(decision: Decision): string {
  switch (decision.kind) {
    case 'unchanged':
      return 'چیزی عوض نشده است؛ آنچه نادرست است را اصلاح کنید.'
    case 'refused':
      return refusedTexts[decision.why]
    case 'at-once':
      return decision.isReissued
        ? 'همین حالا و بدون هزینه اصلاح می‌شود: بلیت تازه صادر و بلیت پیشین باطل می‌شود.'
        : 'همین حالا و بدون هزینه اصلاح می‌شود؛ شمارهٔ بلیت همان می‌ماند.'
    case 'by-desk':
      return 'این اصلاح را باید فروشندهٔ پرواز بپذیرد؛ میز پشتیبانی از او می‌پرسد و تا پاسخ، بلیت همان است که بود.'
  }
}

const refusedTexts: Readonly<Record<Refused, string>> = {
  names: 'این نام با نام روی بلیت بیش از چند حرف فرق دارد. بلیت به نام دیگری نمی‌شود.',
  'names-and-birth': 'نام و تاریخ تولد با هم عوض شده‌اند؛ این یعنی مسافری دیگر، و بلیت به نام دیگری نمی‌شود.',
  'names-and-document':
    'نام و شمارهٔ مدرک با هم عوض شده‌اند؛ این یعنی مسافری دیگر، و بلیت به نام دیگری نمی‌شود.',
  'document-and-birth':
    'تاریخ تولد و شمارهٔ مدرک با هم عوض شده‌اند؛ این یعنی مسافری دیگر، و بلیت به نام دیگری نمی‌شود.',
  'other-age': 'با این تاریخ تولد ردهٔ سنی و نرخ بلیت عوض می‌شود؛ این کار با اصلاح شدنی نیست.',
  rule: 'ایرلاین این پرواز چنین اصلاحی را نمی‌پذیرد.',
}
