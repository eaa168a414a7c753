import { persianDigits } from '#money/digits.ts'
import { isInRial, moneyUnit } from '#money/display-unit.ts'

const ORDERS = ['', ' هزار', ' میلیون', ' میلیارد', ' هزار میلیارد', ' میلیون میلیارد'] as const

/** Rial in, «۲ میلیون و ۸۹۰ هزار تومان» out: for screen readers and prose, in the unit of whoever looks. */
export function priceSpoken(amount: number): string {
  const whole = Math.trunc(Math.abs(amount) / (isInRial() ? 1 : 10))
  const words = ORDERS.map((order, index) => ({ order, count: Math.floor(whole / 1000 ** index) % 1000 }))
    .filter(({ count }) => count > 0)
    .toReversed()
    .map(({ order, count }) => persianDigits(count) + order)
  const spoken = `${words.length > 0 ? words.join(' و ') : persianDigits(0)} ${moneyUnit()}`
  return amount < 0 && whole > 0 ? `منفی ${spoken}` : spoken
}
