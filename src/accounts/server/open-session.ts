import { deviceInWords } from '#accounts/device-in-words.ts'
import type { AccessTokens } from '#accounts/server/access-token.ts'
import type { TellOfKeys } from '#accounts/server/credential-notices.ts'
import { isNewDevice } from '#accounts/server/devices.ts'
import type { OpenSession, SignedIn } from '#accounts/server/refresh-tokens.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { Sessions } from '#accounts/server/sessions.ts'
import type { Arrival, Whom } from '#accounts/server/sign-in-attempt.ts'
import { phoneOfUser, userWith } from '#accounts/server/users.ts'
import type { Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'

interface AdmitNeighbours {
  readonly sessions: Sessions
  readonly tokens: AccessTokens
  readonly tell: TellOfKeys
}

export function openAdmit(house: House, { sessions, tokens, tell }: AdmitNeighbours) {
  async function open(trx: Trx, whom: Whom, arrival: Arrival): Promise<OpenSession> {
    const userId = 'userId' in whom ? whom.userId : await userWith(house, trx, whom.phone)
    const phone = await phoneOfUser(trx, userId)
    if (phone === undefined) throw refuse('SESSION_ENDED')
    const isNew = await isNewDevice(trx, userId, arrival.device)
    const session = await sessions.open(trx, userId, arrival)
    const device = deviceInWords(arrival.userAgent)
    if (isNew)
      await tell(trx, { userId, phone, happened: 'new-device', sessionId: session.sessionId, device })
    return session
  }
  return async function admit(whom: Whom, arrival: Arrival, within?: Trx): Promise<SignedIn> {
    const session = await (within === undefined
      ? house.database.transaction().execute((trx) => open(trx, whom, arrival))
      : open(within, whom, arrival))
    const { userId, sessionId } = session
    house.log.info({ userId, sessionId, how: arrival.how }, 'session.opened')
    return { ...session, accessToken: await tokens.sign(session) }
  }
}
