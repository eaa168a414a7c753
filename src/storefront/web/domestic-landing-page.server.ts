import type { LoaderFunctionArgs } from 'react-router'
import { landingAt } from '#storefront/web/landing.server.ts'

/** `/flight/{iata}`: flying to a city of Iran. */
export async function loader({ params, ...asked }: LoaderFunctionArgs) {
  return landingAt(asked, params.iata ?? '')
}
