import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Another choice of the same country is reckoned in the browser; nothing is asked for. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = asked
  const isOtherChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isOtherChoice && defaultShouldRevalidate
}
