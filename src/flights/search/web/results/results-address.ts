import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { filterKeys } from '#flights/search/filter-keys.ts'
import { loginWish } from '#web/login-prompt.ts'

const filterNames: readonly string[] = filterKeys
const lookKeys: readonly string[] = [
  ...filterKeys,
  'open',
  'edit',
  'all',
  'compare',
  'compared',
  'year',
  'out',
  'in',
]

/** What is open over the results; dropped when the day changes. */
export const openKeys: readonly string[] = ['open', 'edit', 'compare', 'compared', 'year']

export function searchPart(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  for (const key of lookKeys) kept.delete(key)
  kept.sort()
  return kept.toString()
}

export function lookPart(params: URLSearchParams): string {
  return new URLSearchParams([...params].filter(([name]) => filterNames.includes(name))).toString()
}

/** Filtering, sorting and opening cards happen in the browser; only another search asks the server. Whoever signs in to go on leaves the list. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = asked
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)
    return defaultShouldRevalidate && loginWish()?.onDone === undefined
  return searchPart(currentUrl.searchParams) !== searchPart(nextUrl.searchParams)
}

export function withLook(
  params: URLSearchParams,
  key: 'open' | 'edit' | 'all' | 'compare' | 'compared' | 'year' | 'out' | 'in',
  value: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}
