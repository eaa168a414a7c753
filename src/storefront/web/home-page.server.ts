import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { ArticleCard } from '#magazine/article.ts'
import { formSaid } from '#storefront/web/home-phrase.server.ts'
import { pageElsewhere, railOf } from '#storefront/web/home-products.tsx'
import { forgetSearches, recentSearches } from '#storefront/web/home-recents.server.ts'
import { unpaidOf } from '#storefront/web/home-unpaid.server.ts'
import { phraseOffers } from '#storefront/web/phrase-offers.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { flights, orders, magazine, clock, storefront, status } = agencyOf(context, 'storefront')
  const params = new URL(request.url).searchParams
  const tabs = railOf(orders)
  const page = pageElsewhere(params, tabs)
  if (page !== undefined) return redirect(page)
  const [arcade, { recents, headers }, unpaid, articles, tiles, promises] = await Promise.all([
    flights.quickSearch(params.get('from') ?? undefined),
    recentSearches({ request, context }),
    unpaidOf({ orders, clock }, context),
    magazine.newest(3).then((newest) => newest.map(cardOf)),
    storefront.tiles(),
    status.promiseDays().catch(() => []), // the page stands without them
  ])
  const now = clock.now()
  const { path, choices, last, phrase } = formSaid(params, { now, before: recents })
  if (path !== undefined) return redirect(path, { headers })
  const offers = await phraseOffers(flights, { asked: choices.asked, now })
  const isSelling = flights.isSelling()
  const form = { choices, last, phrase: { ...phrase, offers } }
  return data({ tabs, ...form, arcade, recents, unpaid, articles, tiles, promises, isSelling }, { headers })
}

/** Without how it begins, which no card of the home page says. */
function cardOf({ slug, title, publishedAt, minutes, category, picture }: ArticleCard) {
  return { slug, title, publishedAt, minutes, category, picture }
}

/** Forgets a search. Without script the page reloads, since its cookie changed. */
export async function action(asked: ActionFunctionArgs) {
  const headers = await forgetSearches(asked)
  const isWholePage = asked.request.headers.get('accept')?.includes('text/html') === true
  return isWholePage ? redirect('/', { status: 303, headers }) : data(null, { headers })
}
