import { persianDigits } from '#money/digits.ts'
import type { Rial } from '#money/rial.ts'

const ORDERS = ['', ' هزار', ' میلیون', ' میلیارد', ' هزار میلیارد', ' میلیون میلیارد'] as const

/** «۲ میلیون و ۸۹۰ هزار تومان»: for screen readers and prose. */
export function tomanSpoken(amount: Rial): string {
  const toman = Math.trunc(Math.abs(amount) / 10)
  const words = ORDERS.map((order, index) => ({ order, count: Math.floor(toman / 1000 ** index) % 1000 }))
    .filter(({ count }) => count > 0)
    .toReversed()
    .map(({ order, count }) => persianDigits(count) + order)
  const spoken = `${words.length > 0 ? words.join(' و ') : persianDigits(0)} تومان`
  return amount <= -10 ? `منفی ${spoken}` : spoken
}
