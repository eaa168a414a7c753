import { persianDigits } from '#money/digits.ts'

/** «رفت», «برگشت», or of many directions «مسیر ۲». */
export function directionWords(legs: readonly { readonly isReturning: boolean }[], place: number): string {
  if (legs[place]?.isReturning) return 'برگشت'
  return legs.some(({ isReturning }) => isReturning) ? 'رفت' : `مسیر ${persianDigits(place + 1)}`
}

export function directionIfSeveral(
  legs: readonly { readonly isReturning: boolean }[],
  place: number,
): string {
  return legs.length > 1 ? directionWords(legs, place) : ''
}
