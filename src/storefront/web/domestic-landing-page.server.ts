import type { LoaderFunctionArgs } from 'react-router'
import { landingAt } from '#storefront/web/landing.server.ts'

export async function loader({ params, ...asked }: LoaderFunctionArgs) {
  return landingAt(asked, params.iata ?? '')
}
