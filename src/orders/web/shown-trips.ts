import type { OrderListed } from '#orders/answered.ts'

/** The three tabs of the trips: which orders each asks for, and which of them it shows. */
export const shownTrips = {
  upcoming: { words: 'پیش رو', kind: 'upcoming', has: () => true },
  past: { words: 'گذشته', kind: 'past', has: isFlown },
  cancelled: { words: 'لغوشده', kind: 'past', has: (order: OrderListed) => !isFlown(order) },
} as const

export type Shown = keyof typeof shownTrips

export function isShown(word: string): word is Shown {
  return Object.hasOwn(shownTrips, word)
}

function isFlown({ status }: OrderListed): boolean {
  return status === 'issued'
}
