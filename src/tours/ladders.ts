import { jalali } from '#calendar/jalali.ts'
import { end, hours } from '#penalties/ladder-steps.ts'
import type { LadderStep, PenaltyLadder } from '#penalties/penalty-ladder.ts'

const dayHours = 24

/** What is kept of a tour that is given back, from the day of the contract on. A changed table is a second row with a
 * day of its own: departures that are published keep the id of theirs. Customary tables read in Aban 1405. */
export const tourLadders = [
  row('one-day', 'تورهای یک‌روزه', [hours(2 * dayHours, 20), end(100)]),
  row('several-days', 'تورهای چندروزه', [hours(4 * dayHours, 20), hours(2 * dayHours, 50), end(100)]),
  row('nowruz', 'تورهای نوروز، به ترتیب بخشنامهٔ گردشگری', [
    hours(30 * dayHours, 20),
    hours(21 * dayHours, 30),
    hours(3 * dayHours, 50),
    end(70),
  ]),
  row('charter', 'تورهای با پرواز چارتری', [end(100)]),
] as const

export interface TourTimes {
  readonly nights: number
  readonly isCharter: boolean
  readonly leavesOn: Temporal.PlainDate
}

/** The ladder that a departure is published with. */
export function ladderFor({ nights, isCharter, leavesOn }: TourTimes): PenaltyLadder {
  if (isCharter) return ladderNamed('tour/charter')
  if (isNowruz(leavesOn)) return ladderNamed('tour/nowruz')
  return ladderNamed(nights <= 1 ? 'tour/one-day' : 'tour/several-days')
}

/** Throws RangeError for a ladder nobody published. */
export function ladderNamed(id: string): PenaltyLadder {
  const ladder = tourLadders.find((one) => one.id === id)
  if (ladder === undefined) throw new RangeError(`No penalty ladder ${id}`)
  return ladder
}

/** A tour that is called off gives everything back, at every hour. */
export const calledOffLadder: PenaltyLadder = row('called-off', 'لغو تور از سوی برگزارکننده', [end(0)])

function isNowruz(day: Temporal.PlainDate): boolean {
  const { month, day: dayOfMonth } = jalali(day)
  return (month === 12 && dayOfMonth >= 25) || (month === 1 && dayOfMonth <= 13)
}

function row(name: string, words: string, steps: readonly LadderStep[]): PenaltyLadder {
  return {
    id: `tour/${name}`,
    filedBy: 'tour',
    classes: '',
    cutOff: 'departure',
    steps,
    source: `قرارداد تور ما: ${words}`,
    effectiveFrom: '2026-11-01',
  }
}
