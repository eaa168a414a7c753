import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { filterKeys } from '#hotels/filter-params.ts'

const lookKeys = [...filterKeys, 'hotel', 'rates', 'view', 'edit', 'plan', 'area'] as const
type LookKey = 'hotel' | 'rates' | 'view' | 'edit' | 'plan' | 'guests' | 'reviews' | 'area'

export function searchPart(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name]) => !lookKeys.includes(name)))
  kept.sort()
  return kept.toString()
}

/** Only another search asks the server; filters, sorting and cards work in the browser. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = asked
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)
    return defaultShouldRevalidate
  return searchPart(currentUrl.searchParams) !== searchPart(nextUrl.searchParams)
}

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
