import { withPush } from '#messages/preferences.ts'
import type { Browser, Browsers, SignIn } from '#messages/server/browsers.ts'
import { vapidOf } from '#messages/server/carriers.ts'
import { wish, wishesOf } from '#messages/server/stored-preferences.ts'
import type { House } from '#server/house.ts'

export interface Pushing {
  readonly publicKey: string
  isOn(sessionId: string): Promise<boolean>
  /** Adds push to every event, unless it was chosen for some event before. Throws BROWSER_NOT_TAKEN. */
  turnOn(whose: SignIn, browser: Browser): Promise<void>
  turnOff(sessionId: string): Promise<void>
}

export function openPushing({ database, clock, settings }: House, browsers: Browsers): Pushing {
  return {
    publicKey: vapidOf(settings).publicKey,
    isOn: browsers.isOn,
    turnOn: (whose, browser) =>
      database.transaction().execute(async (trx) => {
        await browsers.keep(trx, whose, browser)
        const before = await wishesOf(trx, whose.userId)
        const preferences = withPush(before)
        if (preferences !== before) await wish(trx, whose.userId, { preferences, now: clock.now() })
      }),
    turnOff: (sessionId) => browsers.forget({ sessionId }),
  }
}
