import { persianDigits } from '#money/digits.ts'

/** «رفت», «برگشت», or of a journey of many directions «مسیر ۲»: what one of several directions is called. */
export function directionWords(legs: readonly { readonly isReturning: boolean }[], place: number): string {
  if (legs[place]?.isReturning) return 'برگشت'
  return legs.some(({ isReturning }) => isReturning) ? 'رفت' : `مسیر ${persianDigits(place + 1)}`
}

/** The same; nothing where there is only one. */
export function directionIfSeveral(
  legs: readonly { readonly isReturning: boolean }[],
  place: number,
): string {
  return legs.length > 1 ? directionWords(legs, place) : ''
}
