import type { Place } from '#web/ui/places/place-rows.tsx'

/** A place somebody looked for before. */
export interface RecentPlace extends Place {
  readonly isAbroad: boolean
  /** its city's and those of all airports there: who flies from one of them does not fly to it */
  readonly cityCodes: readonly string[]
}

const shown = 4

interface End {
  readonly scope: 'domestic' | 'international'
  /** the other end, while one is chosen */
  readonly other: Place | undefined
}

/** Those one may choose at one end of a flight. */
export function recentFor(recent: readonly RecentPlace[], { scope, other }: End): readonly RecentPlace[] {
  return recent
    .filter(({ isAbroad }) => scope === 'international' || !isAbroad)
    .filter(({ cityCodes }) => other === undefined || !cityCodes.includes(other.code))
    .slice(0, shown)
}
