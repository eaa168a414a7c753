import * as z from 'zod/mini'
import { deskCall, signInCall } from '#desk/desk-call.ts'

const KeyOffer = z.object({
  challengeId: z.uuid(),
  /** input of `PublicKeyCredential.parse…OptionsFromJSON` */
  options: z.looseObject({}),
})

const Proof = {
  challengeId: z.uuid('درخواست درست نیست؛ دوباره بزنید.'),
  /** output of the credential's `toJSON` */
  response: z.looseObject({}),
}

const link = z.string('این پیوند درست نیست.').check(z.regex(/^[\w-]{43}$/, 'این پیوند درست نیست.'))

const Key = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Key = z.output<typeof Key>

/** How the house's people come in and go. */
export const entranceCalls = {
  offerJoining: signInCall('POST /api/desk/join/offer', {
    summary: 'Options for the first key of whoever has a link',
    body: z.object({ link }),
    answer: z.extend(KeyOffer, { name: z.string() }),
  }),
  join: signInCall('POST /api/desk/join', {
    summary: 'Stores the first key of a link, which is spent by it, and opens the desk',
    body: z.object({ link, ...Proof }),
  }),
  ask: signInCall('POST /api/desk/sign-in/challenge', {
    summary: 'Options for signing in by a key',
    answer: KeyOffer,
  }),
  enter: signInCall('POST /api/desk/sign-in', {
    summary: 'Opens the desk by a key',
    body: z.object(Proof),
  }),
  signOut: deskCall('POST /api/desk/sign-out', 'desk.use', { summary: 'Closes the desk in this browser' }),
  keys: deskCall('GET /api/desk/keys', 'desk.use', {
    summary: 'One’s own keys, the oldest first',
    answer: z.array(Key),
  }),
  offerKey: deskCall('POST /api/desk/keys/offer', 'desk.use', {
    summary: 'Options for a further key',
    answer: KeyOffer,
  }),
  addKey: deskCall('POST /api/desk/keys', 'desk.use', {
    summary: 'Stores a further key',
    body: z.object(Proof),
  }),
  removeKey: deskCall('DELETE /api/desk/keys/{id}', 'desk.use', {
    summary: 'A key that opens the desk no more',
    params: z.object({ id: z.uuid('این نشانی درست نیست.') }),
  }),
}
