import type { AvailableBody } from '#flights/asked.ts'
import { bodyIn, lineOf } from '#flights/search-line.ts'

/** A guest's searches stay in the guest's own browser, in a cookie, until somebody signs in there. */
const cookieName = 'searches'
/** few, since they travel with every request */
const keptAtMost = 6
const keptForSeconds = 60 * 24 * 3600

/** What this browser remembers, latest first; what is no search of ours is passed over. */
export function searchesHere(cookies: string | null): readonly AvailableBody[] {
  return linesIn(cookies).flatMap((line) => bodyIn(line) ?? [])
}

/** The header that remembers one more; the same search moves up. */
export function withSearch(cookies: string | null, asked: AvailableBody): string {
  const line = lineOf(asked)
  return written([line, ...linesIn(cookies).filter((other) => other !== line)])
}

/** The header that forgets these lines; without any, all. */
export function withoutSearches(cookies: string | null, lines?: readonly string[]): string {
  return written(linesIn(cookies).filter((line) => lines?.includes(line) === false))
}

function linesIn(cookies: string | null): readonly string[] {
  const cookie = (cookies ?? '').split(/; */).find((one) => one.startsWith(`${cookieName}=`)) ?? ''
  return cookie
    .slice(cookieName.length + 1)
    .split('|')
    .filter((line) => bodyIn(line) !== undefined)
    .slice(0, keptAtMost)
}

function written(lines: readonly string[]): string {
  const kept = lines.slice(0, keptAtMost)
  const age = kept.length === 0 ? 0 : keptForSeconds
  return `${cookieName}=${kept.join('|')}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly`
}
