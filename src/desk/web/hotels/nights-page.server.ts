import type { LoaderFunctionArgs } from 'react-router'
import { dateRangeSeenFrom, dateSeenFrom } from '#calendar/formatted.ts'
import { isDayOff } from '#calendar/holidays.ts'
import { jalali } from '#calendar/jalali.ts'
import { weekdayName } from '#calendar/names.ts'
import { gridOf } from '#desk/server/hotels/lists.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { chosenHotel, dayIn } from '#desk/web/hotels/chosen-hotel.server.ts'
import type { NightGrid } from '#hotels/server/extranet/night-grid.ts'
import { agencyOf } from '#web/page-context.server.ts'

const spans = [7, 14, 31] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const by = staffOf(context)
  const params = new URL(request.url).searchParams
  const { hotels, hotel } = await chosenHotel(rooms, by, params)
  const days = spans.find((span) => String(span) === params.get('days')) ?? 14
  if (hotel === undefined) return { hotels, days, view: undefined }
  const grid = await gridOf(rooms, by, { hotelId: hotel.id, from: dayIn(params, 'from'), days })
  return { hotels, days, view: viewOf(grid, days) }
}

function viewOf(grid: NightGrid, days: number) {
  const nights = grid.roomTypes[0]?.nights.map(({ night }) => Temporal.PlainDate.from(night)) ?? []
  const today = Temporal.PlainDate.from(grid.today)
  const [first, last] = [nights.at(0) ?? today, nights.at(-1)]
  return {
    ...grid,
    words: dateRangeSeenFrom(today, first, last ?? first),
    earlier: first.toString() === grid.today ? undefined : first.subtract({ days }).toString(),
    later: nights.length < days ? undefined : first.add({ days }).toString(),
    days: nights.map((night) => ({
      ...dayView(night, today),
      occupancy: occupancyOn(grid, night.toString()),
    })),
  }
}

function dayView(night: Temporal.PlainDate, today: Temporal.PlainDate) {
  return {
    night: night.toString(),
    weekday: weekdayName(night),
    day: jalali(night).day,
    words: dateSeenFrom(today, night),
    isOff: isDayOff(night),
  }
}

/** Percent of the rooms that are ours which are taken. */
function occupancyOn({ roomTypes }: NightGrid, day: string): number {
  const those = roomTypes.flatMap(({ nights }) => nights.filter(({ night }) => night === day))
  const ours = those.reduce((sum, { allotment }) => sum + allotment, 0)
  const taken = those.reduce((sum, one) => sum + one.taken, 0)
  return ours === 0 ? 0 : Math.round((taken * 100) / ours)
}

export type NightsOnPage = NonNullable<Awaited<ReturnType<typeof loader>>['view']>
