import { grouped } from '#money/formatted.ts'

export const MONEY_UNITS = { toman: 'تومان', rial: 'ریال' } as const

export type MoneyUnit = keyof typeof MONEY_UNITS

let chosen = (): MoneyUnit => 'toman'

/** For the build of the pages alone: messages, papers and refusals are said in toman, whoever looks. */
export function followMoneyUnit(read: () => MoneyUnit): void {
  chosen = read
}

export function isInRial(): boolean {
  return chosen() === 'rial'
}

/** «تومان» or «ریال», as the viewer chose. */
export function moneyUnit(): string {
  return MONEY_UNITS[chosen()]
}

/** Rial in, "2,890,000" out: toman or rial, without the unit. */
export function priceText(amount: number): string {
  return grouped(isInRial() ? amount : Math.trunc(amount / 10))
}

/** «2,890,000 تومان» */
export function priceWords(amount: number): string {
  return `${priceText(amount)} ${moneyUnit()}`
}

/** "+580,000", "−500,000", "0" */
export function changeText(amount: number): string {
  const text = priceText(amount)
  return amount >= 10 ? `+${text}` : text
}

/** Where there is little room: thousands of toman in, "2,890" of them or "28.90" million rial out. */
export function shortPrice(thousands: number): string {
  return isInRial()
    ? `${grouped(Math.trunc(thousands / 100))}.${String(thousands % 100).padStart(2, '0')}`
    : grouped(thousands)
}

export function shortPriceUnit(): string {
  return isInRial() ? 'میلیون ریال' : 'هزار تومان'
}

/** Of rial, to the nearest thousand toman. */
export function shortPriceOf(amount: number): string {
  return shortPrice(Math.round(amount / 10_000))
}
