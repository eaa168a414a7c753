import { data, type LoaderFunctionArgs } from 'react-router'
import { formSaid } from '#storefront/web/home-phrase.server.ts'
import { searchesBefore } from '#storefront/web/home-recents.server.ts'
import { phraseOffers } from '#storefront/web/phrase-offers.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** What a sentence says so far, while somebody types it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { clock, flights } = agencyOf(context, 'storefront')
  const before = await searchesBefore({ request, context })
  const now = clock.now()
  const { choices, phrase } = formSaid(new URL(request.url).searchParams, { now, before })
  const offers = await phraseOffers(flights, { asked: choices.asked, now })
  return data(
    { choices, phrase: { ...phrase, offers } },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}
