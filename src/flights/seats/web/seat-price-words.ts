import { priceWords } from '#money/display-unit.ts'

export function seatPriceWords(price: number): string {
  return price === 0 ? 'رایگان' : priceWords(price)
}
