/** The three tabs of the trips, and which orders each asks for. */
export const tripsView = {
  upcoming: { words: 'پیش رو', kind: 'upcoming' },
  past: { words: 'گذشته', kind: 'flown' },
  cancelled: { words: 'لغوشده', kind: 'cancelled' },
} as const

export type Shown = keyof typeof tripsView

export function isVisible(word: string): word is Shown {
  return Object.hasOwn(tripsView, word)
}

/** Where a tab is, with what is looked for; only what is not usual stands in the address. */
export function tripsPath({
  shown,
  search = '',
  page = 1,
}: {
  readonly shown: Shown
  readonly search?: string
  readonly page?: number
}): string {
  const asked = new URLSearchParams([
    ...(shown === 'upcoming' ? [] : [['show', shown]]),
    ...(search === '' ? [] : [['q', search]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ])
  return asked.size === 0 ? '/profile/my-travels' : `/profile/my-travels?${asked}`
}
