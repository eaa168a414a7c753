import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { scopeOf, searchChoices } from '#flights/search/web/form/flight-search-choices.ts'
import { landingContent } from '#storefront/landing-content.ts'
import { withDeskTexts } from '#storefront/landing-fields.ts'
import { indexPaths } from '#storefront/landing-paths.ts'
import { searchesBefore } from '#storefront/web/home-recents.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

type LoaderRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** 404 for unknown cities and those nobody flies to. */
export async function landingData({ request, context }: LoaderRequest, cityCode: string) {
  const { storefront, magazine, clock, settings, content: written } = agencyOf(context, 'storefront')
  const origin = new URL(request.url).searchParams.get('from')?.toUpperCase()
  const { facts, flights } = await storefront
    .landing({ cityCode: cityCode.toUpperCase(), origin })
    .catch(missing)
  const texts = await written.texts()
  const fields = texts.of('landing', facts.city.code)
  const content = withDeskTexts(landingContent(facts), { facts, fields })
  const asked = searchTo(content.cityCode, flights.from)
  const [before, articles] = await Promise.all([
    searchesBefore({ request, context }),
    magazine.about([content.cityName], 3),
  ])
  const choices = searchChoices(clock.now(), { filled: [asked], scope: scopeOf(asked), before })
  const site = settings.sites.here().publicUrl
  return { content, flights, asked, choices, articles, site, origin: origin && flights.from.origin }
}
export type LandingData = Awaited<ReturnType<typeof landingData>>

/** Redirects airports and cities of the other scope to the canonical address. */
export async function landingAt(asked: LoaderRequest, cityCode: string) {
  const found = await landingData(asked, cityCode)
  const { pathname, search } = new URL(asked.request.url)
  if (pathname.replace(/\.data$/, '') !== found.content.path) throw redirect(found.content.path + search, 301)
  return found
}

export async function indexData({ context }: LoaderRequest, scope: keyof typeof indexPaths) {
  const { storefront, settings } = agencyOf(context, 'storefront')
  const { pricedAt, unready, destinations } = await storefront.destinations(scope)
  return {
    scope,
    pricedAt,
    unready,
    destinations,
    site: settings.sites.here().publicUrl,
    path: indexPaths[scope],
  }
}
export type IndexData = Awaited<ReturnType<typeof indexData>>

function searchTo(cityCode: string, from: { readonly origin: string }) {
  const city = (code: string) => ({ code, kind: 'CityCode' as const })
  return {
    trip: 'one-way' as const,
    legs: [{ origin: city(from.origin), destination: city(cityCode), date: '' }],
    back: '',
    party: { adults: 1, children: 0, infants: 0 },
    cabin: undefined,
  }
}

/** By name: the page bundle has its own copy of the class. */
function missing(error: unknown): never {
  const isUnknown = error instanceof Error && 'code' in error && error.code === 'CITY_NOT_SERVED'
  throw isUnknown ? data(null, { status: 404 }) : error
}
