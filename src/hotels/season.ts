import { holidayOf } from '#calendar/holidays.ts'
import { jalali } from '#calendar/jalali.ts'

interface Season {
  readonly name: 'nowruz' | 'holiday-eve' | 'weekend' | 'winter'
  readonly percent: number
  readonly holdsOn: (night: Temporal.PlainDate) => boolean
}

/** The first row that matches counts. A night belongs to the day it begins on:
 * Thursday night is weekend, the night before a holiday its eve. */
const seasons: readonly Season[] = [
  { name: 'nowruz', percent: 140, holdsOn: isNowruz },
  { name: 'holiday-eve', percent: 140, holdsOn: (night) => holidayOf(night.add({ days: 1 })) !== undefined },
  { name: 'weekend', percent: 120, holdsOn: ({ dayOfWeek }) => dayOfWeek === 4 || dayOfWeek === 5 },
  { name: 'winter', percent: 90, holdsOn: (night) => [10, 11].includes(jalali(night).month) },
]

export function seasonPercent(night: Temporal.PlainDate): number {
  return seasons.find(({ holdsOn }) => holdsOn(night))?.percent ?? 100
}

/** The last evenings of Esfand to 13 Farvardin. */
function isNowruz(night: Temporal.PlainDate): boolean {
  const { month, day } = jalali(night)
  return (month === 12 && day >= 28) || (month === 1 && day <= 13)
}
