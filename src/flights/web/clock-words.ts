import { persianDigits } from '#money/digits.ts'

/** «۰۶:۱۵» from `06:15` or a local date-time. */
export function clockWords(time: string): string {
  return persianDigits(/\d\d:\d\d/.exec(time)?.[0] ?? time)
}
