import { persianDigits } from '#money/digits.ts'
import { seatWords } from '#papers/seat-words.ts'

/** More than a slot of an SMS has room for. */
const mostNamed = 4

/** «صندلی 12A و 12B», or how many there are where they are more; undefined for none. */
export function seatsInMessage(seats: readonly { readonly designator: string }[] = []): string | undefined {
  if (seats.length === 0) return undefined
  const names = [...new Set(seats.map(({ designator }) => designator))]
  if (names.length > mostNamed) return `${persianDigits(seats.length)} صندلی انتخابی`
  return seatWords(names.map((designator) => ({ designator })))
}
