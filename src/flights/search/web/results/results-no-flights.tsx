import { weekdayDayMonth } from '#calendar/formatted.ts'
import { availableBody } from '#flights/search/available-body.ts'
import type { DayPrice } from '#flights/search/day-prices.ts'
import { noFlights } from '#flights/search/no-flights.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { backOn, daysBetween, movedBy, onDay } from '#flights/search/search-days.ts'
import type { Search } from '#flights/search/search-params.ts'
import type { Direction } from '#flights/search/web/calendar/results-week.tsx'
import type { SearchNamed } from '#flights/search/web/form/flight-search-choices.ts'
import type { TripsAround } from '#flights/search/web/nearby/trips-around.server.ts'
import { WatchDay } from '#flights/search/web/watches/watch-day.tsx'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { type Alternative, EmptyState } from '#web/ui/states/empty-state.tsx'

interface NoFlightsProps {
  readonly search: SearchNamed
  readonly direction: Direction
  readonly days: readonly DayPrice[]
  /** where directions have no price of their own */
  readonly around: TripsAround
}

export function NoFlights({ search, direction, days, around }: NoFlightsProps) {
  const date = direction === 'back' ? (search.back ?? search.date) : search.date
  const nearest = nearestDays(days, { date, search, direction })
  const moved = days.length === 0 ? movedTrips(search, around) : []
  return (
    <EmptyState
      title={noFlights}
      alternatives={[
        ...nearest.map((each) => alternative(each, nearest, { date, search, direction })),
        ...moved,
      ]}
      actions={<WatchDay asked={availableBody(soldAs(search, direction))} />}
    >
      {whatIsMissing(search, direction, date)}{' '}
      {nearest.length + moved.length > 0
        ? 'این‌ها نزدیک‌ترین گزینه‌ها هستند:'
        : 'روز دیگری را از نوار بالا یا مسیر دیگری را از «ویرایش جستجو» امتحان کنید.'}
    </EmptyState>
  )
}

/** The search of one direction, as it is sold. */
function soldAs(search: Search, direction: Direction): Search {
  if (direction === 'whole') return search
  const { back = '', ...out } = search
  if (direction === 'out') return out
  return { ...out, origin: search.destination, destination: search.origin, date: back }
}

function whatIsMissing(search: SearchNamed, direction: Direction, date: string): string {
  const { originName, destinationName, legNames, back } = search
  const day = weekdayDayMonth(Temporal.PlainDate.from(date))
  if (direction === 'whole' && legNames.length > 0)
    return 'سفری که همهٔ این مسیرها را در این روزها به هم برساند پیدا نشد.'
  if (direction === 'whole' && back !== undefined)
    return `${day} از ${originName} به ${destinationName} و برگشت در ${weekdayDayMonth(Temporal.PlainDate.from(back))} با هم پیدا نشد.`
  const [from, to] = direction === 'back' ? [destinationName, originName] : [originName, destinationName]
  return `${day} از ${from} به ${to} پروازی ثبت نشده.`
}

interface Around {
  readonly date: string
  readonly search: Search
  readonly direction: Direction
}

function nearestDays(days: readonly DayPrice[], { date, search, direction }: Around): readonly DayPrice[] {
  return days
    .filter((day) => day.lowest !== null && !day.isSoldOut && day.date !== date)
    .filter((day) => direction !== 'back' || day.date >= search.date)
    .toSorted((a, b) => Math.abs(daysBetween(date, a.date)) - Math.abs(daysBetween(date, b.date)))
    .slice(0, 3)
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

function alternative(day: DayPrice, nearest: readonly DayPrice[], around: Around): Alternative {
  const { date, search, direction } = around
  const isCheapest = nearest.length > 1 && nearest.every((other) => (day.lowest ?? 0) <= (other.lowest ?? 0))
  const moved = direction === 'back' ? backOn(search, day.date) : onDay(search, day.date)
  return {
    to: resultsPath(moved),
    how: distance(daysBetween(date, day.date)),
    words: weekdayDayMonth(Temporal.PlainDate.from(day.date)),
    fromPrice: priceText(day.lowest ?? 0),
    ...(isCheapest && { best: 'ارزان‌تر' }),
  }
}

/** The whole trip a day earlier and later, where it can be flown then. */
function movedTrips(search: Search, { earlier, later }: TripsAround): readonly Alternative[] {
  return [
    { days: -1, price: earlier },
    { days: 1, price: later },
  ].flatMap(({ days, price }) => {
    if (price === null) return []
    const moved = movedBy(search, days)
    const words = weekdayDayMonth(Temporal.PlainDate.from(moved.date))
    return [{ to: resultsPath(moved), how: distance(days), words, fromPrice: priceText(price) }]
  })
}

function distance(days: number): string {
  const count = Math.abs(days) === 1 ? 'یک' : persianDigits(Math.abs(days))
  return `${count} روز ${days < 0 ? 'زودتر' : 'دیرتر'}`
}
