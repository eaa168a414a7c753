import { persianDigits } from '#money/digits.ts'

export function clockWords(time: string): string {
  return persianDigits(/\d\d:\d\d/.exec(time)?.[0] ?? time)
}
