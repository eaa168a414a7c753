import * as z from 'zod/mini'
import { TokenResponse } from '#accounts/call-shapes.ts'
import { call } from '#calls/call.ts'

const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** synced to the owner's other devices */
  isSynced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.output<typeof Passkey>

const Challenge = z.object({
  challengeId: z.uuid(),
  /** input of `PublicKeyCredential.parse…OptionsFromJSON` */
  options: z.looseObject({}),
})

const Proven = {
  challengeId: z.uuid('درخواست درست نیست؛ دوباره بزنید.'),
  /** output of the credential's `toJSON` */
  response: z.looseObject({}),
}

const id = z.object({ id: z.uuid('این نشانی درست نیست.') })
const name = z
  .string('برای کلید نامی بنویسید.')
  .check(z.trim(), z.minLength(1, 'برای کلید نامی بنویسید.'), z.maxLength(40, 'نام کلید حداکثر ۴۰ حرف است.'))

/** WebAuthn level 3. A challenge works once, in the browser that requested it. */
export const passkeyCalls = {
  passkeys: call('GET /accounts/passkeys', {
    summary: 'The passkeys of this account, the oldest first',
    who: 'user',
    answer: z.array(Passkey),
  }),
  offerPasskey: call('POST /accounts/passkeys/registration', {
    summary: 'Options for making a passkey on this device',
    who: 'user',
    answer: Challenge,
  }),
  addPasskey: call('POST /accounts/passkeys', {
    summary: 'Keeps a passkey that was just made',
    who: 'user',
    body: z.object({ ...Proven, name: z.optional(name) }),
    answer: Passkey,
  }),
  namePasskey: call('POST /accounts/passkeys/{id}', {
    summary: 'Another name for a passkey',
    who: 'user',
    params: id,
    body: z.object({ name }),
    answer: Passkey,
  }),
  removePasskey: call('DELETE /accounts/passkeys/{id}', {
    summary: 'A passkey that opens this account no more',
    who: 'user',
    params: id,
  }),
  askPasskey: call('POST /accounts/passkeys/challenge', {
    summary: 'Options for signing in by any passkey of ours on this device',
    who: 'guest',
    answer: Challenge,
  }),
  signInByPasskey: call('POST /accounts/passkeys/sign-in', {
    summary: 'Signs in by a passkey',
    who: 'guest',
    out: 'bare',
    body: z.object(Proven),
    answer: TokenResponse,
  }),
}
