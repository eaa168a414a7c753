import type { ShouldRevalidateFunctionArgs } from 'react-router'

export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = asked
  const isOtherChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isOtherChoice && defaultShouldRevalidate
}
