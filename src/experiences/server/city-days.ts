import type { FoundExperience } from '#experiences/server/catalogue.ts'
import { cityAt } from '#experiences/server/city-at.ts'
import { currencyOf } from '#experiences/server/offer.ts'
import type { Room } from '#experiences/server/room.ts'

export interface CityMonth {
  readonly cityName: string
  readonly from: string
  readonly to: string
}

/** so many of a city are asked for their calendars */
const mostAsked = 30

/** On which days of a city's month which of its experiences has room; who says nothing is left out. */
export async function cityDays(
  room: Room,
  { cityName, from, to }: CityMonth,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const here = (await room.catalogue.all()).filter(
    ({ experience }) => cityAt(experience).cityName === cityName,
  )
  const read = await Promise.all(
    here
      .slice(0, mostAsked)
      .map(async (found) => [found.id, await openDaysOf(room, found, { from, to })] as const),
  )
  return Object.fromEntries(read)
}

async function openDaysOf(
  { catalogue }: Room,
  found: FoundExperience,
  { from, to }: Omit<CityMonth, 'cityName'>,
): Promise<readonly string[]> {
  const { experience } = found
  const option = experience.options.find(({ isDefault }) => isDefault) ?? experience.options[0]
  if (option === undefined) return []
  const days = await catalogue.calendar(found, {
    experienceRef: experience.ref,
    optionRef: option.ref,
    from: Temporal.PlainDate.from(from),
    to: Temporal.PlainDate.from(to),
    party: [],
    currency: currencyOf(found),
  })
  return (days ?? []).flatMap(({ day, isAvailable }) => (isAvailable ? [day.toString()] : []))
}
