import type { LoaderFunctionArgs } from 'react-router'
import { searchChoices } from '#flights/web/flight-search-choices.ts'
import { agencyContext } from '#web/page-context.server.ts'

/** What the home page is drawn from: the fields of the search and the much-travelled routes with their real prices. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { flights, clock } = context.get(agencyContext)
  const { routes } = await flights.quickSearch()
  return { choices: searchChoices(clock.now()), routes }
}
