import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { countryOf, typePath } from '#visas/country-paths.ts'
import { chosenCountry } from '#visas/web/chosen-country.server.ts'
import { countryView } from '#visas/web/country-view.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const { destination } = params
  const country = countryOf(destination ?? searchParams.get('country') ?? '')
  if (destination !== undefined && country === undefined) throw data(null, { status: 404 })
  if (country === undefined) {
    const { countries } = await agencyOf(context, 'visas').visas.enums()
    return { countries: countries.map(countryView), found: undefined }
  }
  if (pathname.replace(/\.data$/, '') !== typePath(country)) throw redirect(typePath(country) + search)
  const { chosen, headers } = await chosenCountry({ request, context }, country)
  return data({ countries: [], found: chosen }, { headers })
}
