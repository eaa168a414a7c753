import { withPush } from '#messages/preferences.ts'
import type { Browser, Browsers, SignIn } from '#messages/server/browsers.ts'
import type { MessageSettings } from '#messages/server/message-settings.ts'
import { wish, wishesOf } from '#messages/server/stored-preferences.ts'
import { openVapids } from '#messages/server/vapids.ts'
import type { House } from '#server/house.ts'

export interface Pushing {
  /** of the site of the request */
  readonly publicKey: string
  isOn(sessionId: string): Promise<boolean>
  /** Adds push to every event, unless it was chosen for some event before. Throws BROWSER_NOT_TAKEN. */
  turnOn(whose: SignIn, browser: Browser): Promise<void>
  turnOff(sessionId: string): Promise<void>
}

export function openPushing(
  { database, clock, settings }: House<MessageSettings>,
  browsers: Browsers,
): Pushing {
  const vapids = openVapids(settings)
  return {
    get publicKey() {
      return vapids.here().publicKey
    },
    isOn: browsers.isOn,
    turnOn: (whose, browser) =>
      database.transaction().execute(async (trx) => {
        await browsers.keep(trx, whose, { ...browser, subscribedTo: vapids.here().publicKey })
        const before = await wishesOf(trx, whose.userId)
        const preferences = withPush(before)
        if (preferences !== before) await wish(trx, whose.userId, { preferences, now: clock.now() })
      }),
    turnOff: (sessionId) => browsers.forget({ sessionId }),
  }
}
