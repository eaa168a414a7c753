export type Theme = 'light' | 'dark'
export type ThemeChoice = Theme | 'device'

const aYearInSeconds = 31_536_000

/** The theme a visitor chose, from the Cookie header; undefined means the device decides. */
export function themeFrom(cookies: string | null | undefined): Theme | undefined {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined
}

/** The Set-Cookie text that keeps the choice for a year; choosing the device's forgets it. */
export function themeCookie(choice: ThemeChoice): string {
  const kept = choice === 'device' ? 'theme=; Max-Age=0' : `theme=${choice}; Max-Age=${aYearInSeconds}`
  return `${kept}; Path=/; SameSite=Lax`
}
