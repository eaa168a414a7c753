import { priceWords } from '#money/display-unit.ts'

export function limitText(reason: 'below-least' | 'above-most', limit: number): string {
  return reason === 'below-least'
    ? `کمترین مبلغ این درگاه ${priceWords(limit)} است.`
    : `سقف هر پرداخت این درگاه ${priceWords(limit)} است.`
}
