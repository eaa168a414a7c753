/** words a minute, read in Persian at ease */
const pace = 180

/** Whole minutes, one at least. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{Nd}]/u.test(word)).length
  return Math.max(1, Math.round(words / pace))
}
