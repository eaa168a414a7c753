export const tripsView = {
  upcoming: { words: 'پیش رو', kind: 'upcoming' },
  past: { words: 'گذشته', kind: 'flown' },
  cancelled: { words: 'لغوشده', kind: 'cancelled' },
} as const

export type TripsTab = keyof typeof tripsView

export function isVisible(word: string): word is TripsTab {
  return Object.hasOwn(tripsView, word)
}

/** With the search; defaults are left out. */
export function tripsPath({
  shown,
  search = '',
  page = 1,
}: {
  readonly shown: TripsTab
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
