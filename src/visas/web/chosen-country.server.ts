import type { LoaderFunctionArgs } from 'react-router'
import type { VisaCountry } from '#visas/choice.ts'
import { choiceQuery } from '#visas/choice-address.ts'
import { promisedAt } from '#visas/promise.ts'
import { TotalPriceRequest } from '#visas/requests.ts'
import { withVisaSearch } from '#visas/searches-here.ts'
import { chosenIn } from '#visas/sold-choice.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

type LoaderRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Looking at a country counts as a search: a user's is stored by the visas room, a guest's in their cookie. */
export async function chosenCountry({ request, context }: LoaderRequest, country: VisaCountry) {
  const { visas, clock } = agencyOf(context, 'visas')
  const visitor = context.get(visitorContext)
  const facts = await visas.facts(country)
  const chosen = chosenIn(facts, new URL(request.url).searchParams)
  const userId = visitor.kind === 'user' ? visitor.userId : undefined
  if (userId !== undefined) {
    const query = new URLSearchParams(choiceQuery(chosen.choice, chosen.applicants))
    await visas.totalPrice(TotalPriceRequest.parse(Object.fromEntries(query)), userId)
  }
  const now = clock.now()
  const promises = Object.fromEntries(
    facts.takes.map(({ speed }) => [speed, promisedAt({ country, speed }, now)?.toString()]),
  )
  const kept = { 'set-cookie': withVisaSearch(request.headers.get('cookie'), country) }
  return {
    chosen: { facts, chosen, promises },
    headers: { 'cache-control': 'private, no-store', ...(userId === undefined ? kept : {}) },
  }
}
