import type { Place } from '#web/ui/places/place-rows.tsx'

export interface RecentPlace extends Place {
  readonly isAbroad: boolean
  /** its city's codes and those of its airports: nobody flies from one to another */
  readonly cityCodes: readonly string[]
}

const shown = 4

interface End {
  readonly scope: 'domestic' | 'international'
  /** the other end, if chosen */
  readonly other: Place | undefined
}

export function recentFor(recent: readonly RecentPlace[], { scope, other }: End): readonly RecentPlace[] {
  return recent
    .filter(({ isAbroad }) => scope === 'international' || !isAbroad)
    .filter(({ cityCodes }) => other === undefined || !cityCodes.includes(other.code))
    .slice(0, shown)
}
