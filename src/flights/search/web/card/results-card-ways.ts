import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { FlightGroup, Proposal } from '#flights/proposal.ts'
import { notesOf } from '#flights/search/web/card/connection-notes.ts'
import { timesOf } from '#flights/search/web/results/results-words.ts'
import { persianDigits } from '#money/digits.ts'
import type { FlightWay } from '#web/ui/flight/flight-way.tsx'

export type Colours = Readonly<Record<string, readonly [string, string]>>

const plainColours = ['#474d68', '#656a80'] as const

/** One row per direction, labelled where there are several. */
export function waysOf({ flightGroups }: Proposal, colours: Colours): readonly FlightWay[] {
  return flightGroups.map((group, at) => ({
    ...wayOf(group, colours),
    ...(flightGroups.length > 1 && { label: labelOf(flightGroups, at) }),
  }))
}

function wayOf(group: FlightGroup, colours: Colours): FlightWay {
  const names = [...new Set(group.flightLegs.map(({ airlineName }) => airlineName))]
  const notes = notesOf(group)
  return {
    ...timesOf(group),
    airline: {
      iata: group.marketingAirlineCode,
      name: namesWords(names),
      colours: colours[group.marketingAirlineId] ?? plainColours,
    },
    flightNumber: group.flightLegs.map(({ flightNumber }) => flightNumber).join('\u00a0· '),
    ...(notes.length > 0 && { notes }),
  }
}

function namesWords(names: readonly string[]): string {
  if (names.length <= 2) return names.join(' و ')
  return `${names[0]} و ${persianDigits(names.length - 1)} ایرلاین دیگر`
}

/** «رفت، پنجشنبه ۱۲ آذر»; a multi-destination trip numbers its legs. */
export function labelOf(groups: readonly FlightGroup[], at: number): string {
  const group = groups[at]
  if (group === undefined) return ''
  return `${directionName(groups, at)}، ${weekdayDayMonth(Temporal.PlainDate.from(group.departureDate))}`
}

function directionName(groups: readonly FlightGroup[], at: number): string {
  const [out, back, ...more] = groups.map(endsOf)
  const isThereAndBack = more.length === 0 && out?.[0] === back?.[1] && out?.[1] === back?.[0]
  if (!isThereAndBack) return `مسیر ${persianDigits(at + 1)}`
  return at === 0 ? 'رفت' : 'برگشت'
}

function endsOf({ flightLegs }: FlightGroup): readonly (string | undefined)[] {
  return [flightLegs[0]?.originCityName, flightLegs.at(-1)?.destinationCityName]
}
