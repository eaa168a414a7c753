import { type LoaderFunctionArgs, redirect } from 'react-router'
import { agencyOf } from '#web/page-context.server.ts'

const watchId = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Redirects from the address in a message to the results. */
export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs) {
  const { flights } = agencyOf(context, 'flights')
  const address = watchId.test(id) ? await flights.watchedAddress(id) : undefined
  return redirect(address ?? '/404')
}
