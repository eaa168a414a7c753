import { clockTime, durationWords, weekdayDayMonth } from '#calendar/formatted.ts'
import type { OtherFlight, OtherFlights } from '#flights/changes/rebooking.ts'
import type { FlightGroup } from '#flights/proposal.ts'
import { cabinWords } from '#flights/web/cabin-words.ts'
import { newHoursOf } from '#flights/web/new-hours.ts'
import { airlineTileOf } from '#flights/web/places-of.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'

export function othersTexts({ days, worth, hasBags, hasSeats, isPending, passengers }: OtherFlights) {
  return {
    worth: priceText(worth),
    people: persianDigits(passengers.length),
    hasBags,
    hasSeats,
    isPending,
    days: days.map(({ date, flights }) => ({
      date,
      words: weekdayDayMonth(Temporal.PlainDate.from(date)),
      flights: flights.map(flightText),
    })),
  }
}

export function flightText({ proposalId, flightGroup, cabinClass, total, ...difference }: OtherFlight) {
  const { marketingAirlineCode, marketingAirlineName, flightNumber } = flightGroup
  return {
    proposalId,
    total,
    tile: airlineTileOf(marketingAirlineCode),
    airline: marketingAirlineName,
    flightNumber,
    ...timesOf(flightGroup),
    facts: [...newHoursOf(flightGroup), cabinWords(cabinOf(cabinClass)), bagsIn(flightGroup)].join(
      '\u00a0· ',
    ),
    difference: differenceText(difference),
  }
}

export type FlightTexts = ReturnType<typeof flightText>

function timesOf(group: FlightGroup) {
  const { departureDate, departureTime, arrivalDate, arrivalTime, durationMinutes, flightLegs } = group
  const [first] = flightLegs
  const last = flightLegs.at(-1)
  const [from, to] = [departureDate, arrivalDate].map((date) => Temporal.PlainDate.from(date))
  return {
    departure: {
      time: clockTime(Temporal.PlainTime.from(departureTime)),
      city: first?.originCityName ?? '',
      code: first?.origin ?? '',
    },
    arrival: {
      time: clockTime(Temporal.PlainTime.from(arrivalTime)),
      city: last?.destinationCityName ?? '',
      code: last?.destination ?? '',
      daysLater: from === undefined || to === undefined ? 0 : from.until(to, { largestUnit: 'day' }).days,
    },
    duration: durationWords(durationMinutes),
    stops: [
      ...flightLegs.slice(0, -1).map(({ destinationCityName }) => destinationCityName),
      ...flightLegs.flatMap(({ stopsAt = [] }) => stopsAt),
    ],
  }
}

function cabinOf(cabin: number): 1 | 2 | 3 {
  return ([1, 2, 3] as const).find((one) => one === cabin) ?? 1
}

function bagsIn({ baggage: { checked } }: FlightGroup): string {
  if (checked.value === 0) return 'بدون بار'
  return `${persianDigits(checked.value)} ${checked.unit === 'Pc' ? 'بسته' : 'کیلو'} بار`
}

type Difference = Pick<OtherFlight, 'credit' | 'toPay' | 'back'>

function differenceText({ toPay, back }: Difference) {
  if (toPay > 0) return { kind: 'pays', amount: priceText(toPay), says: 'می‌پردازید' } as const
  if (back > 0) return { kind: 'gets', amount: priceText(back), says: 'به کیف پول برمی‌گردد' } as const
  return { kind: 'even', amount: undefined, says: 'بدون پرداخت' } as const
}
