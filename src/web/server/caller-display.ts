import { type Display, displayFrom } from '#web/display/display.ts'
import { displayIn } from '#web/display/display-cookie.ts'

/** How who calls reads money and days: as this browser has chosen, or else as the account has. */
export async function callerDisplay(
  cookies: string | undefined,
  ofAccount: () => Promise<string | undefined>,
): Promise<Display> {
  return displayFrom(displayIn(cookies) ?? (await ofAccount()))
}
