import type { LoaderFunctionArgs } from 'react-router'
import { landingAt } from '#storefront/web/landing.server.ts'

/** `/international-flight/{iata}`: flying to a city abroad. */
export async function loader({ params, ...asked }: LoaderFunctionArgs) {
  return landingAt(asked, params.iata ?? '')
}
