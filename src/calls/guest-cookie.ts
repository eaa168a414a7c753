/** Few: cookies travel with every request. */
const fewKept = 6
const keptForSeconds = 60 * 24 * 3600

/** The latest lines in a guest's cookie, latest first. */
export interface GuestCookie {
  lines(cookies: string | null): readonly string[]
  /** Set-Cookie with one more; a repeated line moves up. */
  having(cookies: string | null, line: string): string
  /** Set-Cookie without these lines, or without any. */
  without(cookies: string | null, lines?: readonly string[]): string
}

export function storedHere(
  cookieName: string,
  isOurs: (line: string) => boolean,
  keptAtMost = fewKept,
): GuestCookie {
  const written = (lines: readonly string[]) => {
    const kept = lines.slice(0, keptAtMost)
    const age = kept.length === 0 ? 0 : keptForSeconds
    return `${cookieName}=${kept.join('|')}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly`
  }
  const lines = (cookies: string | null) => {
    const cookie = (cookies ?? '').split(/; */).find((one) => one.startsWith(`${cookieName}=`)) ?? ''
    return cookie
      .slice(cookieName.length + 1)
      .split('|')
      .filter(isOurs)
      .slice(0, keptAtMost)
  }
  return {
    lines,
    having: (cookies, line) => written([line, ...lines(cookies).filter((other) => other !== line)]),
    without: (cookies, gone) => written(lines(cookies).filter((line) => gone?.includes(line) === false)),
  }
}
