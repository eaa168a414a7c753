import { holidayOf } from '#calendar/holidays.ts'
import { jalali } from '#calendar/jalali.ts'

interface Season {
  readonly name: 'nowruz' | 'holiday-eve' | 'weekend' | 'winter'
  /** of an ordinary night's price */
  readonly percent: number
  readonly holdsOn: (night: Temporal.PlainDate) => boolean
}

/**
 * What a night costs beside an ordinary one, of the rows that hold the first. A night is named by the day it begins on: that of a
 * Thursday is the weekend's, the one before an official holiday is its eve.
 */
const seasons: readonly Season[] = [
  { name: 'nowruz', percent: 140, holdsOn: isNowruz },
  { name: 'holiday-eve', percent: 140, holdsOn: (night) => holidayOf(night.add({ days: 1 })) !== undefined },
  { name: 'weekend', percent: 120, holdsOn: ({ dayOfWeek }) => dayOfWeek === 4 || dayOfWeek === 5 },
  { name: 'winter', percent: 90, holdsOn: (night) => [10, 11].includes(jalali(night).month) },
]

/** In percent of an ordinary night. */
export function seasonPercent(night: Temporal.PlainDate): number {
  return seasons.find(({ holdsOn }) => holdsOn(night))?.percent ?? 100
}

/** From the last evenings of the old year to the thirteenth day of the new one. */
function isNowruz(night: Temporal.PlainDate): boolean {
  const { month, day } = jalali(night)
  return (month === 12 && day >= 28) || (month === 1 && day <= 13)
}
