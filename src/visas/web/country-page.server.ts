import { data, type LoaderFunctionArgs } from 'react-router'
import { countryAt } from '#visas/country-paths.ts'
import { isGuaranteeSoldIn } from '#visas/sold-choice.ts'
import { structuredData } from '#visas/structured-data.ts'
import { chosenCountry } from '#visas/web/chosen-country.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** By either of its addresses; 404 for an unknown country. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const country = countryAt(new URL(request.url).pathname)
  if (country === undefined) throw data(null, { status: 404 })
  const { chosen, headers } = await chosenCountry({ request, context }, country)
  const { facts } = chosen
  const { publicUrl: site } = agencyOf(context, 'visas').settings.sites.here()
  const graph = structuredData(facts, site)
  return data({ ...chosen, isGuaranteeSold: isGuaranteeSoldIn(facts), site, graph }, { headers })
}
