import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { searchChoices } from '#flights/search/web/form/flight-search-choices.ts'
import { phraseSaid } from '#storefront/web/home-phrase.server.ts'
import { pageElsewhere, productIn, railOf } from '#storefront/web/home-products.tsx'
import { forgetSearches, recentSearches } from '#storefront/web/home-recents.server.ts'
import { unpaidOf } from '#storefront/web/home-unpaid.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { flights, orders, clock } = agencyOf(context, 'storefront')
  const params = new URL(request.url).searchParams
  const tabs = railOf(orders)
  const page = pageElsewhere(params, tabs)
  if (page !== undefined) return redirect(page)
  const [arcade, { recents, headers }, unpaid] = await Promise.all([
    flights.quickSearch(params.get('from') ?? undefined),
    recentSearches({ request, context }),
    unpaidOf({ orders, clock }, context),
  ])
  const isAbroad = productIn(params) === 'international'
  const said = phraseSaid(params, { now: clock.now(), before: recents })
  if (said?.path !== undefined) return redirect(said.path, { headers })
  const scope = isAbroad || said?.scope === 'international' ? 'international' : 'domestic'
  const { asked, ...phrase } = said ?? { phrase: '', missed: [] }
  const choices = {
    ...searchChoices(clock.now(), { scope, before: recents, ...(asked && { asked }) }),
    asked,
  }
  return data({ tabs, choices, phrase, arcade, recents, unpaid, isSelling: flights.isSelling() }, { headers })
}

/** Forgets a search. Without script the page reloads, since its cookie changed. */
export async function action(asked: ActionFunctionArgs) {
  const headers = await forgetSearches(asked)
  const isWholePage = asked.request.headers.get('accept')?.includes('text/html') === true
  return isWholePage ? redirect('/', { status: 303, headers }) : data(null, { headers })
}
