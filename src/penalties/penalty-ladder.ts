import { persianDigits } from '#money/digits.ts'

/** What a ladder is laid before: a flight leaves, a guest comes to a hotel. Ladders speak of departure; of a stay that is its check-in. */
export type Beginning = 'departure' | 'check-in'

/** «پرواز», «ورود» */
export const beginningWords = { departure: 'پرواز', 'check-in': 'ورود' } as const satisfies Record<
  Beginning,
  string
>

/** A moment counted back from departure, in the departure airport's local time; no hours before is the departure itself. */
export type Moment =
  | { readonly hoursBefore: number }
  | { readonly daysBefore: number; readonly hour: 12 }
  /** where somebody else set it to the second */
  | { readonly secondsBefore: number }

/** Until when anything comes back: §9 ends it at noon of the day before for domestic tickets, others last until they leave. */
export type CutOff = 'noon-before' | 'departure'

/** One step: until this moment, so many percent are kept. The last step of a ladder has no end. */
export interface LadderStep {
  readonly until?: Moment
  readonly percent: number
}

/** What an airline or a charter seller keeps of a ticket that is given back. Tables change: a version holds for tickets sold from its date on. */
export interface PenaltyLadder {
  readonly id: string
  /** our airline id; `charter` for those of charter sellers, `any` where the airline files none we know */
  readonly filedBy: string
  /** fare classes it covers, one letter each */
  readonly classes: string
  readonly cutOff: CutOff
  /** a flight's when it is left out */
  readonly beginning?: Beginning
  readonly steps: readonly LadderStep[]
  readonly source: string
  readonly effectiveFrom: string
}

export interface FareFiled {
  readonly filedBy: string
  readonly fareClass: string
  readonly soldOn: string
  /** `noon-before` for what is flown inside the country, which is so when it is left out; `departure` for what goes abroad */
  readonly cutOff?: CutOff
}

/** The version that holds for a fare sold on a day (`YYYY-MM-DD`); the house's own when the airline has none for that class. */
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

/** Where the tables of several flights come from, each named once, and since when all of them hold. */
export function filedTogether(
  ladders: readonly Pick<PenaltyLadder, 'source' | 'effectiveFrom'>[],
): Pick<PenaltyLadder, 'source' | 'effectiveFrom'> {
  const since = ladders.map(({ effectiveFrom }) => effectiveFrom).toSorted()
  return {
    source: [...new Set(ladders.map(({ source }) => source))].join('، '),
    effectiveFrom: since.at(-1) ?? '',
  }
}

/** A moment as an instant, for a departure at a local time in a zone. */
export function instantOf(moment: Moment, departure: Temporal.ZonedDateTime): Temporal.Instant {
  if ('hoursBefore' in moment) return departure.subtract({ hours: moment.hoursBefore }).toInstant()
  if ('secondsBefore' in moment) return departure.subtract({ seconds: moment.secondsBefore }).toInstant()
  return departure.subtract({ days: moment.daysBefore }).withPlainTime({ hour: moment.hour }).toInstant()
}

/** «ساعت ۱۲ ظهر ۳ روز پیش از پرواز»، «پرواز»؛ of a stay «… پیش از ورود»، «۲ روز و ۱۵ ساعت پیش از ورود» */
export function momentWords(moment: Moment, beginning: Beginning = 'departure'): string {
  const words = beginningWords[beginning]
  if ('secondsBefore' in moment) return secondsWords(moment.secondsBefore, words)
  if ('hoursBefore' in moment && moment.hoursBefore === 0) return words
  if ('hoursBefore' in moment) return `${persianDigits(moment.hoursBefore)} ساعت پیش از ${words}`
  const days = moment.daysBefore === 1 ? 'روز پیش' : `${persianDigits(moment.daysBefore)} روز پیش`
  return `ساعت ${persianDigits(moment.hour)} ظهر ${days} از ${words}`
}

/** A minute that has begun counts whole, so that the words never promise more time than there is. */
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
