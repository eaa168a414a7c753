import { data, type LoaderFunctionArgs } from 'react-router'
import { formSaid } from '#storefront/web/home-phrase.server.ts'
import { searchesBefore } from '#storefront/web/home-recents.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** What a sentence says so far, while somebody types it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { clock } = agencyOf(context, 'storefront')
  const before = await searchesBefore({ request, context })
  const { choices, phrase } = formSaid(new URL(request.url).searchParams, { now: clock.now(), before })
  return data({ choices, phrase }, { headers: { 'cache-control': 'private, no-store' } })
}
