import { flightOf, type Offer } from '#flights/engine/offer.ts'
import { flightAt, type Schedule } from '#flights/engine/schedule.ts'
import { DAY } from '#flights/engine/timetable.ts'

/** What an answer says of a service beside its times and seats. */
export interface LegWords {
  /** all that does not change from day to day: made text once, when the service is first answered */
  readonly leg: Readonly<Record<string, unknown>>
  /** what the clocks at both ends are ahead of UTC, minutes */
  readonly aheadAtDeparture: number
  readonly aheadAtArrival: number
}

export interface Answers {
  /** The offers as JSON: a list of `{ price, durationMinutes, legs }`; times are local, `YYYY-MM-DDTHH:mm`. */
  write(offers: readonly Offer[]): string
}

/** Writes offers from legs that are text already. `first` is the schedule's first day; words of a service are asked once. */
export function openAnswers(
  schedule: Schedule,
  first: Temporal.PlainDate,
  wordsOf: (service: number) => LegWords,
): Answers {
  const texts = new Map<number, Text>()
  const dates = Array.from({ length: schedule.days + 6 }, (_, day) => first.add({ days: day - 2 }).toString())
  const textOf = (service: number) => {
    const known = texts.get(service)
    if (known !== undefined) return known
    const { leg, ...ahead } = wordsOf(service)
    const text = { ...ahead, head: headOf(leg) }
    texts.set(service, text)
    return text
  }
  const local = (minutes: number) =>
    `${dates[Math.floor(minutes / DAY) + 2]}T${clocks[((minutes % DAY) + DAY) % DAY]}`
  const legText = (number: number) => {
    const { service, day } = flightOf(number, schedule.days)
    const slot = schedule.slots.ofService[service] ?? 0
    const departs = day * DAY + (schedule.slots.departs[slot] ?? 0)
    const arrives = departs + (schedule.slots.duration[slot] ?? 0)
    const { head, aheadAtDeparture, aheadAtArrival } = textOf(service)
    const seats = schedule.seats[flightAt(schedule, slot, day)] ?? 0
    return `${head}"departureDateTime":"${local(departs + aheadAtDeparture)}","arrivalDateTime":"${local(arrives + aheadAtArrival)}","seat":${seats}}`
  }
  return {
    write: (offers) =>
      `[${offers
        .map(
          ({ price, minutes, flights }) =>
            `{"price":${price},"durationMinutes":${minutes},"legs":[${flights.map(legText).join(',')}]}`,
        )
        .join(',')}]`,
  }
}

interface Text extends Omit<LegWords, 'leg'> {
  readonly head: string
}

/** The object's text without its end, ready for more fields. */
function headOf(leg: LegWords['leg']): string {
  const text = JSON.stringify(leg)
  return text === '{}' ? '{' : `${text.slice(0, -1)},`
}

const clocks = Array.from({ length: DAY }, (_, minute) => {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
})
