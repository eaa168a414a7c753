import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { railOf } from '#storefront/web/home-products.tsx'
import { forgetVisaSearches, recentVisaSearches } from '#storefront/web/visa-recents.server.ts'
import { countryView } from '#visas/web/country-view.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visas, orders, settings } = agencyOf(context, 'storefront')
  const [{ countries }, { recents, headers }] = await Promise.all([
    visas.enums(),
    recentVisaSearches({ request, context }),
  ])
  const site = settings.sites.here().publicUrl
  return data({ site, tabs: railOf(orders), countries: countries.map(countryView), recents }, { headers })
}

export async function action(asked: ActionFunctionArgs) {
  const headers = await forgetVisaSearches(asked)
  const isWholePage = asked.request.headers.get('accept')?.includes('text/html') === true
  return isWholePage ? redirect('/visa-home', { status: 303, headers }) : data(null, { headers })
}
