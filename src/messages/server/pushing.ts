import { withPush } from '#messages/preferences.ts'
import type { Browser, Browsers, SignIn } from '#messages/server/browsers.ts'
import { vapidOf } from '#messages/server/carriers.ts'
import { wish, wishesOf } from '#messages/server/stored-preferences.ts'
import type { House } from '#server/house.ts'

/** Browsers that take pushes, each by the sign-in it came with. */
export interface Pushing {
  /** whom browsers subscribe with: our public key, base64url */
  readonly publicKey: string
  isOn(sessionId: string): Promise<boolean>
  /** From now on news come to this browser, too, all of them if none was chosen. Refuses BROWSER_NOT_TAKEN. */
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
