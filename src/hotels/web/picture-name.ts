import { persianDigits } from '#money/digits.ts'

/** Suppliers say nothing of what is on it. */
export function pictureName(place: number, count: number, hotelName: string): string {
  return `تصویر ${persianDigits(place + 1)} از ${persianDigits(count)} هتل ${hotelName}`
}
