import { persianDigits } from '#money/digits.ts'

/** «۹:۴۲»: minutes without leading zero, which would look like a dot; at least «۰:۰۰». */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  return persianDigits(`${Math.trunc(left / 60)}:${String(left % 60).padStart(2, '0')}`)
}
