import type { LoaderFunctionArgs } from 'react-router'
import { jalali } from '#calendar/jalali.ts'
import { iranZone } from '#calendar/zones.ts'
import { findAirline } from '#places/airlines.ts'
import { filtersIn, hasRoom, passes } from '#tours/filters.ts'
import type { TourListed } from '#tours/responses.ts'
import { agencyOf } from '#web/page-context.server.ts'

const plainColours = ['#474d68', '#656a80'] as const

/** Without a city: the places. With one: a month of its departures, those of a day or of all of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { tours, clock } = agencyOf(context, 'tours')
  const params = new URL(request.url).searchParams
  const all = await tours.list()
  const places = placesOf(all)
  const city = params.get('city') ?? ''
  const place = places.find(({ cityCode }) => cityCode === city)
  if (place === undefined) return { places, found: undefined }
  const here = all.filter((tour) => tour.cityCode === city)
  const open = here.filter((tour) => passes(tour, filtersIn(params)))
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const month = monthIn(params.get('month')) ?? monthOf(open[0]?.leavesOn ?? today.toString())
  const ofMonth = open.filter(({ leavesOn }) => monthOf(leavesOn) === month)
  const day = ofMonth.some(({ leavesOn }) => leavesOn === params.get('day')) ? params.get('day') : null
  return {
    places,
    found: {
      place,
      month,
      day,
      days: daysOf(ofMonth),
      tours: ofMonth.filter(({ leavesOn }) => day === null || leavesOn === day).map(seen),
      airlines: airlinesOf(here),
      months: [...new Set(open.map(({ leavesOn }) => monthOf(leavesOn)))],
    },
  }
}

function seen(tour: TourListed) {
  return { ...tour, colours: findAirline(tour.outbound.airlineCode)?.colours ?? plainColours }
}

function placesOf(all: readonly TourListed[]) {
  return [...Map.groupBy(all, ({ cityCode }) => cityCode).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { cityCode, cityName, isDomestic, leavesOn } = first
    const price = Math.min(first.price, ...others.map((one) => one.price))
    return [{ cityCode, cityName, isDomestic, leavesOn, price, many: others.length + 1 }]
  })
}

/** «1405-09» */
function monthOf(day: string): string {
  const { year, month } = jalali(Temporal.PlainDate.from(day))
  return `${year}-${String(month).padStart(2, '0')}`
}

function monthIn(text: string | null): string | undefined {
  return text !== null && /^1[34]\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined
}

/** The cheapest of each day, and the fullest group. */
function daysOf(tours: readonly TourListed[]) {
  return [...Map.groupBy(tours, ({ leavesOn }) => leavesOn)].map(([day, own]) => ({
    day,
    price: Math.min(...own.map(({ price }) => price)),
    isSure: own.some(({ group }) => group.isSure),
    isFull: !own.some(hasRoom),
  }))
}

function airlinesOf(tours: readonly TourListed[]) {
  const named = new Map(tours.map(({ outbound }) => [outbound.airlineCode, outbound.airlineName]))
  return [...named].map(([code, name]) => ({ code, name }))
}

export type ToursFound = NonNullable<Awaited<ReturnType<typeof loader>>['found']>
export type TourSeen = ToursFound['tours'][number]
export type TourPlaceSeen = Awaited<ReturnType<typeof loader>>['places'][number]
