import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import type { Searched } from '#storefront/server/histories.ts'
import type { HistoryKind } from '#storefront/server/stored-searches.ts'
import type { Storefront } from '#storefront/server/storefront.ts'
import { formIn } from '#web/form-in.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

type LoaderRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>

interface Keeping<Search, Row extends { readonly id: string }, Recent> {
  readonly kind: HistoryKind
  readonly here: (cookies: string | null) => readonly Search[]
  /** a Set-Cookie header without these lines, or without any */
  readonly without: (cookies: string | null, lines?: readonly string[]) => string
  readonly searched: (search: Search) => Searched
  readonly row: (search: Search, today: Temporal.PlainDate) => Row
  readonly rows: (storefront: Storefront, userId: string) => Promise<readonly Row[]>
  readonly recents: (rows: readonly Row[]) => readonly Recent[]
}

interface Found<Recent> {
  readonly recents: readonly Recent[]
  readonly headers: Readonly<Record<string, string>>
}

interface SearchStore<Recent> {
  /** A user's from the server, a guest's from the cookie. */
  look(asked: LoaderRequest): Promise<readonly Recent[]>
  find(asked: LoaderRequest): Promise<Found<Recent>>
  /** Removes the searches in `forget`; returns headers. Missing ones are ignored. */
  forget(asked: ActionFunctionArgs): Promise<Found<Recent>['headers']>
}

export function storedSearches<Search, Row extends { readonly id: string }, Recent>(
  how: Keeping<Search, Row, Recent>,
): SearchStore<Recent> {
  const look: SearchStore<Recent>['look'] = async ({ request, context }) => {
    const { storefront, clock } = agencyOf(context, 'storefront')
    const visitor = context.get(visitorContext)
    if (visitor.kind === 'user') return how.recents(await how.rows(storefront, visitor.userId))
    const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
    return how.recents(how.here(request.headers.get('cookie')).map((search) => how.row(search, today)))
  }
  return {
    look,
    find: async ({ request, context }) => {
      const visitor = context.get(visitorContext)
      const cookies = request.headers.get('cookie')
      const here = how.here(cookies)
      if (visitor.kind === 'guest' || here.length === 0)
        return { recents: await look({ request, context }), headers: {} }
      await agencyOf(context, 'storefront').storefront.rememberAll(visitor.userId, here.map(how.searched))
      return { recents: await look({ request, context }), headers: { 'set-cookie': how.without(cookies) } }
    },
    forget: async ({ request, context }) => {
      const ids = (await formIn(request)).getAll('forget').filter((id) => typeof id === 'string')
      const visitor = context.get(visitorContext)
      if (visitor.kind === 'guest') return { 'set-cookie': how.without(request.headers.get('cookie'), ids) }
      const { storefront } = agencyOf(context, 'storefront')
      const kept = await how.rows(storefront, visitor.userId)
      for (const { id } of kept.filter((one) => ids.includes(one.id)))
        await storefront.forget(visitor.userId, id, [how.kind])
      return {}
    },
  }
}
