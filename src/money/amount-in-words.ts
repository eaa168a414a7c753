import { persianDigits } from '#money/digits.ts'
import { isInRial, MONEY_UNITS, moneyUnit } from '#money/display-unit.ts'

const ORDERS = ['', ' هزار', ' میلیون', ' میلیارد', ' هزار میلیارد', ' میلیون میلیارد'] as const

/** Rial in, «۲ میلیون و ۸۹۰ هزار تومان» out: for screen readers and prose, in the unit of whoever looks. */
export function priceSpoken(amount: number): string {
  return spoken(isInRial() ? amount : Math.trunc(amount / 10), moneyUnit())
}

/** «۹۰۰ میلیون ریال»: for those who reckon in rial, whatever they chose to see. */
export function rialSpoken(amount: number): string {
  return spoken(amount, MONEY_UNITS.rial)
}

function spoken(amount: number, unit: string): string {
  const whole = Math.abs(amount)
  const words = ORDERS.map((order, index) => ({ order, count: Math.floor(whole / 1000 ** index) % 1000 }))
    .filter(({ count }) => count > 0)
    .toReversed()
    .map(({ order, count }) => persianDigits(count) + order)
  const said = `${words.length > 0 ? words.join(' و ') : persianDigits(0)} ${unit}`
  return amount < 0 && whole > 0 ? `منفی ${said}` : said
}
