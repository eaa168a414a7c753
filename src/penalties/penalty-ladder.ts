import { persianDigits } from '#money/digits.ts'

/** What percents count back from: a flight's departure or a check-in. */
export type Beginning = 'departure' | 'check-in'

export const beginningWords = { departure: 'پرواز', 'check-in': 'ورود' } as const satisfies Record<
  Beginning,
  string
>

/** Before departure, in the departure airport's local time; no hours is the departure itself. */
export type Moment =
  | { readonly hoursBefore: number }
  | { readonly daysBefore: number; readonly hour: 12 }
  /** set by a supplier to the second */
  | { readonly secondsBefore: number }

/** When refunds end. §9: noon of the day before for domestic tickets, departure for others. */
export type CutOff = 'noon-before' | 'departure'

/** Percent kept until this moment. The last step has no end. */
export interface LadderStep {
  readonly until?: Moment
  readonly percent: number
}

/** Penalties of an airline or charterer. A version holds for tickets sold from its date on. */
export interface PenaltyLadder {
  readonly id: string
  /** our airline id; `charter`, or `any` for airlines without a known table */
  readonly filedBy: string
  /** fare classes, one letter each */
  readonly classes: string
  readonly cutOff: CutOff
  readonly beginning?: Beginning
  readonly steps: readonly LadderStep[]
  readonly source: string
  readonly effectiveFrom: string
}

export interface FareFiled {
  readonly filedBy: string
  readonly fareClass: string
  readonly soldOn: string
  readonly cutOff?: CutOff
}

/** The version for a sale date (`YYYY-MM-DD`); our own where the airline has none for the class. */
export function ladderFor(ladders: readonly PenaltyLadder[], fare: FareFiled): PenaltyLadder {
  const { cutOff = 'noon-before' } = fare
  const holding = ladders
    .filter((ladder) => ladder.cutOff === cutOff && ladder.classes.includes(fare.fareClass))
    .filter((ladder) => ladder.effectiveFrom <= fare.soldOn)
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))
  const found =
    holding.find(({ filedBy }) => filedBy === fare.filedBy) ??
    holding.find(({ filedBy }) => filedBy === 'any')
  if (found === undefined) throw new RangeError(`No penalty ladder for ${fare.filedBy} ${fare.fareClass}`)
  return found
}

export function filedTogether(
  ladders: readonly Pick<PenaltyLadder, 'source' | 'effectiveFrom'>[],
): Pick<PenaltyLadder, 'source' | 'effectiveFrom'> {
  const since = ladders.map(({ effectiveFrom }) => effectiveFrom).toSorted()
  return {
    source: [...new Set(ladders.map(({ source }) => source))].join('، '),
    effectiveFrom: since.at(-1) ?? '',
  }
}

export function instantOf(moment: Moment, departure: Temporal.ZonedDateTime): Temporal.Instant {
  if ('hoursBefore' in moment) return departure.subtract({ hours: moment.hoursBefore }).toInstant()
  if ('secondsBefore' in moment) return departure.subtract({ seconds: moment.secondsBefore }).toInstant()
  return departure.subtract({ days: moment.daysBefore }).withPlainTime({ hour: moment.hour }).toInstant()
}

/** «ساعت ۱۲ ظهر ۳ روز پیش از پرواز»، «… پیش از ورود»، «۲ روز و ۱۵ ساعت پیش از ورود» */
export function momentWords(moment: Moment, beginning: Beginning = 'departure'): string {
  const words = beginningWords[beginning]
  if ('secondsBefore' in moment) return secondsWords(moment.secondsBefore, words)
  if ('hoursBefore' in moment && moment.hoursBefore === 0) return words
  if ('hoursBefore' in moment) return `${persianDigits(moment.hoursBefore)} ساعت پیش از ${words}`
  const days = moment.daysBefore === 1 ? 'روز پیش' : `${persianDigits(moment.daysBefore)} روز پیش`
  return `ساعت ${persianDigits(moment.hour)} ظهر ${days} از ${words}`
}

/** Rounded up, so that the words never promise more time than there is. */
function secondsWords(seconds: number, words: string): string {
  if (seconds <= 0) return words
  const minutes = Math.ceil(seconds / 60)
  const parts = [
    [Math.floor(minutes / 1440), 'روز'],
    [Math.floor(minutes / 60) % 24, 'ساعت'],
    [minutes % 60, 'دقیقه'],
  ] as const
  const told = parts.filter(([count]) => count > 0).map(([count, unit]) => `${persianDigits(count)} ${unit}`)
  return `${told.join(' و ')} پیش از ${words}`
}
