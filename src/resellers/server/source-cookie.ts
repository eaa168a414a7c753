import { clocks } from '#calendar/clocks.ts'

const name = 'cameBy'
const shape = /(?:^|;\s*)cameBy=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:;|$)/

/** The click's id, which says nothing of anybody; the marketplace's account needs nothing more. */
export function sourceCookie(clickId: string): string {
  return `${name}=${clickId}; Path=/; Max-Age=${clocks.resellerSource}; SameSite=Lax; HttpOnly`
}

export function clickIdIn(cookies: string | undefined): string | undefined {
  return shape.exec(cookies ?? '')?.[1]
}
