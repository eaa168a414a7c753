import type { LoaderFunctionArgs } from 'react-router'
import { legsOf } from '#flights/search/search-line.ts'
import { searchesHere } from '#flights/search/searches-here.ts'
import type { SearchedBefore } from '#flights/search/web/form/recent-places.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** Latest first; a user's from the database, a guest's from their browser. */
export async function searchedBefore({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<readonly SearchedBefore[]> {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'user') return agencyOf(context, 'flights').flights.searchedBefore(visitor.userId)
  return searchesHere(request.headers.get('cookie')).map((asked) => ({ legs: legsOf(asked) }))
}
