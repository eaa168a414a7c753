/** The three tabs of the trips, and which orders each asks for. */
export const shownTrips = {
  upcoming: { words: 'پیش رو', kind: 'upcoming' },
  past: { words: 'گذشته', kind: 'flown' },
  cancelled: { words: 'لغوشده', kind: 'cancelled' },
} as const

export type Shown = keyof typeof shownTrips

export function isShown(word: string): word is Shown {
  return Object.hasOwn(shownTrips, word)
}
