import { type LoaderFunctionArgs, redirect } from 'react-router'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

/** What the signed-in traveller waits for. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/watches')
  return { watches: await context.get(agencyContext).flights.watchesOf(visitor.userId) }
}
