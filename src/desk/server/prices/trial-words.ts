import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import type { RuleTrial, TrialSum } from '#orders/pricing/rule-trial.ts'

/** What a rule would have made of the last days' sales, line by line. */
export function trialWords({
  orders,
  touched,
  dearer,
  cheaper,
  most,
  commission,
}: RuleTrial): readonly string[] {
  if (orders === 0) return ['در هفت روز گذشته فروشی نبوده است که قاعده با آن سنجیده شود.']
  return [
    `از ${persianDigits(orders)} سفارش هفت روز گذشته، ${persianDigits(touched)} سفارش را در بر می‌گرفت.`,
    ...(dearer.orders === 0
      ? []
      : [`${persianDigits(dearer.orders)} سفارش، روی هم ${inToman(dearer.amount)} تومان گران‌تر می‌شد.`]),
    ...(cheaper.orders === 0
      ? []
      : [
          `${persianDigits(cheaper.orders)} سفارش، روی هم ${inToman(rial(Math.abs(cheaper.amount)))} تومان ارزان‌تر می‌شد.`,
        ]),
    ...(most === 0 ? [] : [`بیشترین تفاوت یک سفارش ${inToman(rial(Math.abs(most)))} تومان بود.`]),
    ...(commission.orders === 0
      ? []
      : [
          `تأمین‌کنندگان در ${persianDigits(commission.orders)} سفارش، روی هم ${inToman(commission.amount)} تومان کمیسیون می‌دادند.`,
        ]),
  ]
}

/** The same of what searches found at the least: of a flight what one adult would have read. */
export function searchTrialWords({
  orders: searches,
  touched,
  dearer,
  cheaper,
  most,
}: RuleTrial): readonly string[] {
  if (searches === 0) return ['از هفت روز گذشته جستجویی نمانده است که قاعده با آن سنجیده شود.']
  return [
    `از ${persianDigits(searches)} جستجوی هفت روز گذشته، ارزان‌ترین قیمت ${persianDigits(touched)} جستجو را در بر می‌گرفت.`,
    ...(dearer.orders === 0 ? [] : [`${each(dearer)} گران‌تر دیده می‌شد.`]),
    ...(cheaper.orders === 0 ? [] : [`${each(cheaper)} ارزان‌تر دیده می‌شد.`]),
    ...(most === 0 ? [] : [`بیشترین تفاوت یک جستجو ${inToman(rial(Math.abs(most)))} تومان بود.`]),
  ]
}

function each({ orders: searches, amount }: TrialSum): string {
  const mean = rial(Math.round(Math.abs(amount) / searches / 10) * 10)
  return `در ${persianDigits(searches)} جستجو، ارزان‌ترین قیمت میانگین ${inToman(mean)} تومان`
}
