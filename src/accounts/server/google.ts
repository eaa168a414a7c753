import { randomBytes, randomUUID } from 'node:crypto'
import { challengeGuest, spendChallenge } from '#accounts/server/challenges.ts'
import type { TellOfKeys } from '#accounts/server/credential-notices.ts'
import type { Browser } from '#accounts/server/devices.ts'
import {
  googleOf,
  type Linked,
  link,
  ownerOfEmail,
  ownerOfGoogle,
  unlink,
} from '#accounts/server/google-links.ts'
import type { AccountSettings, GoogleSettings } from '#accounts/server/google-settings.ts'
import { type GoogleAccount, idTokensOf, type ReadToken } from '#accounts/server/google-token.ts'
import { linkTokenFor, linkTokenIn } from '#accounts/server/link-token.ts'
import type { SignedIn } from '#accounts/server/refresh-tokens.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { Arrival, Whom } from '#accounts/server/sign-in-attempt.ts'
import { phoneOfUser } from '#accounts/server/users.ts'
import { clocks } from '#calendar/clocks.ts'
import type { House } from '#server/house.ts'

/** No account can be linked by e-mail: the traveller proves a mobile number once. */
export interface ToBeLinked {
  readonly linkToken: string
  readonly email: string
}

/** Links by e-mail only where Google hosts the mailbox: another address may have changed hands since Google verified it. */
export interface Google {
  start(from: Browser): Promise<{ url: string; state: string }>
  /** Throws GOOGLE_REFUSED, GOOGLE_EMAIL_UNVERIFIED, GOOGLE_AWAY, GOOGLE_OFF, GOOGLE_ANOTHER. */
  enter(jwt: string, arrival: Arrival): Promise<SignedIn | ToBeLinked>
  /** After the sign-in by code. A link that fails is skipped: the sign-in stands. */
  keepPromise(userId: string, linkToken: string, device: string): Promise<void>
  /** For signed-in users. Throws as `enter`, and GOOGLE_TAKEN. */
  link(userId: string, jwt: string, device: string): Promise<{ email: string }>
  emailOf(userId: string): Promise<string | undefined>
  unlink(userId: string): Promise<void>
}

export interface GoogleNeighbours {
  admit(whom: Whom, arrival: Arrival): Promise<SignedIn>
  readonly tell: TellOfKeys
}

export function openGoogle(house: House<AccountSettings>, { admit, tell }: GoogleNeighbours): Google {
  const { google } = house.settings
  const read = google === undefined ? undefined : idTokensOf(house, google)

  async function proven(jwt: string, device: string): Promise<GoogleAccount & Pick<ReadToken, 'isGoogles'>> {
    if (read === undefined) throw refuse('GOOGLE_OFF')
    const { nonce, ...account } = await read(jwt)
    const spent = await spendChallenge(house, { challenge: nonce }, { purpose: 'google', device })
    if (spent === undefined) throw refuse('GOOGLE_REFUSED')
    return account
  }
  function linked(userId: string, account: GoogleAccount): Promise<Linked> {
    return house.database.transaction().execute(async (trx) => {
      const outcome = await link(house, trx, { userId, google: account })
      const phone = await phoneOfUser(trx, userId)
      if (outcome === 'linked' && phone !== undefined)
        await tell(trx, { userId, phone, happened: 'new-key', keyId: randomUUID(), named: 'حساب گوگل' })
      house.log.info({ userId, outcome }, 'google.link')
      return outcome
    })
  }
  return {
    async start(from) {
      if (google === undefined) throw refuse('GOOGLE_OFF')
      return wayThere(house, google, from)
    },
    async enter(jwt, arrival) {
      const account = await proven(jwt, arrival.device)
      const owner = await ownerOfGoogle(house.database, account)
      if (owner !== undefined) return admit({ userId: owner }, arrival)
      const ofEmail = await ownerOfEmail(house.database, account.email)
      if (ofEmail === undefined || !account.isGoogles)
        return {
          linkToken: await linkTokenFor(house, account, arrival.device),
          email: account.email,
        }
      refuseUnlinked(await linked(ofEmail, account))
      return admit({ userId: ofEmail }, arrival)
    },
    async keepPromise(userId, linkToken, device) {
      const account = await linkTokenIn(house, linkToken, device)
      if (account !== undefined) await linked(userId, account)
    },
    async link(userId, jwt, device) {
      const account = await proven(jwt, device)
      refuseUnlinked(await linked(userId, account))
      return { email: account.email }
    },
    emailOf: (userId) => googleOf(house.database, userId),
    unlink: (userId) => unlink(house.database, userId),
  }
}

function refuseUnlinked(outcome: Linked): void {
  if (outcome === 'taken') throw refuse('GOOGLE_TAKEN')
  if (outcome === 'another') throw refuse('GOOGLE_ANOTHER')
}

/** Google answers in the fragment: the nonce inside the token, the state beside it. */
async function wayThere(
  house: House,
  google: GoogleSettings,
  from: Browser,
): Promise<{ url: string; state: string }> {
  const nonce = await challengeGuest(house, 'google', { ...from, seconds: clocks.googleSignIn })
  const state = randomBytes(16).toString('base64url')
  const url = new URL(google.authorizeUrl)
  url.search = String(
    new URLSearchParams({
      client_id: google.clientId,
      redirect_uri: `${house.settings.sites.here().publicUrl}/login/google`,
      response_type: 'id_token',
      scope: 'openid email',
      state,
      nonce: nonce.challenge,
      prompt: 'select_account',
    }),
  )
  return { url: url.href, state }
}
