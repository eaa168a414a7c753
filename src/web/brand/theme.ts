export type Theme = 'light' | 'dark'
export type ThemeChoice = Theme | 'device'

const aYearInSeconds = 31_536_000

/** Undefined: the device decides. */
export function themeFrom(cookies: string | null | undefined): Theme | undefined {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined
}

/** Stored for a year; the device's choice deletes it. */
export function themeCookie(choice: ThemeChoice): string {
  const kept = choice === 'device' ? 'theme=; Max-Age=0' : `theme=${choice}; Max-Age=${aYearInSeconds}`
  return `${kept}; Path=/; SameSite=Lax`
}
