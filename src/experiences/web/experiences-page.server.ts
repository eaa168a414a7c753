import type { LoaderFunctionArgs } from 'react-router'
import type { ExperienceListed } from '#experiences/responses.ts'
import { monthIn, rangeOf } from '#experiences/web/month.ts'
import { todayAt } from '#orders/web/today.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** Without a city: the cities. With one: a month of its days, what is on one of them or in all of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { experiences, clock } = agencyOf(context, 'experiences')
  const params = new URL(request.url).searchParams
  const all = await experiences.list()
  const places = placesOf(all)
  const place = places.find(({ key }) => key === params.get('city'))
  if (place === undefined) return { places, found: undefined }
  const today = todayAt(clock.now())
  const month = monthIn(params.get('month'), today)
  const range = rangeOf(month, today)
  const open = range === undefined ? {} : await experiences.cityDays({ cityName: place.cityName, ...range })
  const here = all.filter((one) => keyOf(one) === place.key)
  const days = countedDays(open)
  const day = params.get('day')
  const chosen = day !== null && days[day] !== undefined ? day : null
  return {
    places,
    found: {
      place,
      month,
      today: today.toString(),
      day: chosen,
      days,
      experiences: here.filter(
        ({ experienceId }) => chosen === null || open[experienceId]?.includes(chosen) === true,
      ),
    },
  }
}

const elsewhere = { key: 'elsewhere', words: 'جاهای دیگر' } as const

/** Some suppliers name no city. */
function keyOf({ cityCode, cityName }: Pick<ExperienceListed, 'cityCode' | 'cityName'>): string {
  return cityCode || cityName || elsewhere.key
}

function placesOf(all: readonly ExperienceListed[]) {
  return [...Map.groupBy(all, keyOf)].flatMap(([key, own]) => {
    const [first] = own
    if (first === undefined) return []
    const prices = own.flatMap(({ price, pricePer }) =>
      price === null || pricePer === 'party' ? [] : [price],
    )
    const { cityCode, cityName } = first
    const price = prices.length === 0 ? null : Math.min(...prices)
    return [{ key, cityCode, cityName, words: cityName || elsewhere.words, many: own.length, price }]
  })
}

/** How many of a city have room on each day. */
function countedDays(open: Readonly<Record<string, readonly string[]>>): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const day of Object.values(open).flat()) counted[day] = (counted[day] ?? 0) + 1
  return counted
}

export type ExperiencesFound = NonNullable<Awaited<ReturnType<typeof loader>>['found']>
export type ExperiencePlaceSeen = Awaited<ReturnType<typeof loader>>['places'][number]
