import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { filterKeys } from '#hotels/filter-params.ts'

/** What the address holds besides the search: how its results are looked at, which needs no new search. */
const lookKeys = [...filterKeys, 'hotel', 'rates', 'view', 'edit', 'plan'] as const
type LookKey = 'hotel' | 'rates' | 'view' | 'edit' | 'plan'

/** The part of an address that decides which hotels are found. */
export function searchPart(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name]) => !lookKeys.includes(name)))
  kept.sort()
  return kept.toString()
}

/** Filtering, ordering and opening cards happen in the browser; only another search asks the server again. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = asked
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)
    return defaultShouldRevalidate
  return searchPart(currentUrl.searchParams) !== searchPart(nextUrl.searchParams)
}

/** The same address with some of its looks set, or taken away. */
export function withLook(
  params: URLSearchParams,
  looks: Readonly<Partial<Record<LookKey, string | undefined>>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(looks))
    if (value === undefined) next.delete(key)
    else next.set(key, value)
  return next
}
