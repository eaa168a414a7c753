import type { LoaderFunctionArgs } from 'react-router'
import type { AvailableBody } from '#flights/requests.ts'
import { withSearch } from '#flights/search/searches-here.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** A user's searches go to the database, a guest's to their browser. Returns the headers to send. */
export async function rememberSearch(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  asked: AvailableBody,
): Promise<Readonly<Record<string, string>>> {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') return { 'set-cookie': withSearch(request.headers.get('cookie'), asked) }
  await agencyOf(context, 'flights').flights.remember(asked, visitor.userId)
  return {}
}
