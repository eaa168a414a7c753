import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import type { RuleTrial } from '#orders/pricing/rule-trial.ts'

/** What a rule would have made of the last days' sales, line by line. */
export function trialWords({ orders, touched, dearer, cheaper, most }: RuleTrial): readonly string[] {
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
  ]
}
