import { type Display, displayText } from '#web/display/display.ts'

const aYearInSeconds = 31_536_000

export function displayIn(cookies: string | null | undefined): string | undefined {
  return /(?:^|;\s*)display=([\w.]+)/.exec(cookies ?? '')?.[1]
}

/** A Set-Cookie header; a year, of this host alone. */
export function displayCookie(display: Display): string {
  return `display=${displayText(display)}; Path=/; Max-Age=${aYearInSeconds}; SameSite=Lax`
}
