import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { lineOf } from '#flights/search-line.ts'
import { searchesHere, withoutSearches } from '#flights/searches-here.ts'
import { flightShown } from '#storefront/flight-shown.ts'
import { type Recent, recentsOf } from '#storefront/recents.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

interface Found {
  readonly recents: readonly Recent[]
  /** what the page must send besides */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The journeys looked for before: a user's as the house keeps them, a guest's as the browser does. What the browser kept
 * becomes the user's as soon as somebody is signed in there.
 */
export async function recentSearches({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<Found> {
  const { storefront, clock } = context.get(agencyContext)
  const visitor = context.get(visitorContext)
  const cookies = request.headers.get('cookie')
  const here = searchesHere(cookies)
  if (visitor.kind === 'user') {
    await storefront.rememberAll(
      visitor.userId,
      here.map((asked) => ({ kind: 'flight', asked })),
    )
    const recents = recentsOf(await storefront.flightSearches(visitor.userId))
    return { recents, headers: here.length === 0 ? {} : { 'set-cookie': withoutSearches(cookies) } }
  }
  const today = clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  const shown = here.map((asked) => ({ id: lineOf(asked), ...flightShown(asked, today) }))
  return { recents: recentsOf(shown), headers: {} }
}

/** Takes the searches named by `forget` off the list. One that is gone already is no fault here. */
export async function forgetSearches({ request, context }: ActionFunctionArgs): Promise<Found['headers']> {
  const ids = (await request.formData()).getAll('forget').filter((id) => typeof id === 'string')
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') return { 'set-cookie': withoutSearches(request.headers.get('cookie'), ids) }
  const { storefront } = context.get(agencyContext)
  const kept = await storefront.flightSearches(visitor.userId)
  for (const { id } of kept.filter((one) => ids.includes(one.id)))
    await storefront.forget(visitor.userId, id, ['flight'])
  return {}
}
