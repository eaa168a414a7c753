import {
  flightOf,
  type LegWords,
  openAnswers,
  type Schedule,
  saleOf,
  search,
  type Wanted,
} from '#flights/engine/engine.ts'
import { inTurns, type Turns } from './engine-turns.ts'
import { aheadAt, type Drawn } from './engine-world.ts'

const first = Temporal.PlainDate.from('2026-11-21')

/** 200 offers as text: from legs that are text already, against objects told leg by leg and `JSON.stringify`. */
export async function answered(
  schedule: Schedule,
  drawn: Drawn,
  questions: readonly Wanted[],
): Promise<Turns> {
  const wordsOf = (service: number) => wordsIn(drawn, service)
  const answers = openAnswers(schedule, first, wordsOf)
  const found = questions.map((wanted) => search(schedule, wanted, 200))
  const start = Date.UTC(first.year, first.month - 1, first.day)
  const local = (minutes: number) => new Date(start + minutes * 60_000).toISOString().slice(0, 16)
  return inTurns({
    questions: found,
    rounds: 5,
    ours: (offers) => answers.write(offers),
    theirs: (offers) =>
      JSON.stringify(
        offers.map(({ price, minutes, flights }) => ({
          price,
          durationMinutes: minutes,
          legs: flights.map((number) => {
            const { service, day } = flightOf(number, schedule.days)
            const { leg, aheadAtDeparture, aheadAtArrival } = wordsOf(service)
            const departs = day * 1440 + (drawn.services[service]?.departs ?? 0)
            const arrives = departs + (drawn.services[service]?.durationMinutes ?? 0)
            return {
              ...leg,
              departureDateTime: local(departs + aheadAtDeparture),
              arrivalDateTime: local(arrives + aheadAtArrival),
              seat: saleOf(schedule, { service, day }).seats,
            }
          }),
        })),
      ),
  })
}

function wordsIn(drawn: Drawn, service: number): LegWords {
  const { from = 0, to = 0, airline, durationMinutes } = drawn.services[service] ?? {}
  const [origin, destination] = [`A${from}`, `A${to}`]
  return {
    leg: {
      origin,
      destination,
      originName: `فرودگاه ${origin}`,
      destinationName: `فرودگاه ${destination}`,
      originCityName: `شهر ${origin}`,
      destinationCityName: `شهر ${destination}`,
      durationMinutes,
      flightNumber: `${airline}-${service}`,
      aircraft: 'Airbus A320',
    },
    aheadAtDeparture: aheadAt(drawn, from),
    aheadAtArrival: aheadAt(drawn, to),
  }
}
