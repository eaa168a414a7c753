import { deviceInWords } from '#accounts/device-in-words.ts'
import type { googleCalls } from '#accounts/google-calls.ts'
import type { passkeyCalls } from '#accounts/passkey-calls.ts'
import type { Accounts } from '#accounts/server/accounts.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { Doorway } from '#accounts/server/sign-in-cookies.ts'
import type { sessionCalls } from '#accounts/session-calls.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Visitor } from '#server/visitor.ts'

export function sessionHandlers(accounts: Accounts): Handlers<typeof sessionCalls> {
  return {
    sessions: async ({ userId, visitor }) => [...(await accounts.sessions.list(userId, hereOf(visitor)))],
    async endSession({ userId, params }) {
      await accounts.sessions.end(userId, params.id)
      return undefined
    },
    endOtherSessions: async ({ userId, visitor }) => ({
      ended: await accounts.sessions.endOthers(userId, hereOf(visitor)),
    }),
  }
}

export function googleHandlers(
  { google, mustBeProven }: Accounts,
  doorway: Doorway,
): Handlers<typeof googleCalls> {
  return {
    async startGoogle({ request, reply }) {
      const { device, address } = doorway.arrival(request, 'google')
      doorway.cookies.put(reply, 'device', device)
      return google.start({ device, address })
    },
    async verifyGmailToken({ body, request, reply }) {
      const arrival = doorway.arrival(request, 'google')
      const entered = await google.enter(body.jwt, arrival)
      if ('linkToken' in entered) return { link_token: entered.linkToken, email: entered.email }
      return doorway.letIn(reply, entered, arrival.device)
    },
    async linkGoogle({ userId, body, request, visitor }) {
      await mustBeProven(hereOf(visitor))
      return google.link(userId, body.jwt, doorway.arrival(request, 'google').device)
    },
    google: async ({ userId }) => ({ email: (await google.emailOf(userId)) ?? null }),
    async unlinkGoogle({ userId }) {
      await google.unlink(userId)
      return undefined
    },
  }
}

export function passkeyHandlers(accounts: Accounts, doorway: Doorway): Handlers<typeof passkeyCalls> {
  const { passkeys } = accounts
  async function ownerWith(userId: string) {
    const user = await accounts.userOf(userId)
    if (user === undefined) throw refuse('SESSION_ENDED')
    return { userId, phone: user.phone }
  }
  return {
    passkeys: async ({ userId }) => [...(await passkeys.list(userId))],
    async offerPasskey({ userId, request, reply, visitor }) {
      await accounts.mustBeProven(hereOf(visitor))
      const { device } = doorway.arrival(request, 'passkey')
      doorway.cookies.put(reply, 'device', device)
      return passkeys.offer(await ownerWith(userId), device)
    },
    async addPasskey({ userId, body, request }) {
      const { device } = doorway.arrival(request, 'passkey')
      const name = body.name ?? deviceInWords(request.headers['user-agent'] ?? '')
      return passkeys.add(await ownerWith(userId), { ...body, device, name })
    },
    namePasskey: ({ userId, params, body }) => passkeys.rename(userId, params.id, body.name),
    async removePasskey({ userId, params }) {
      await passkeys.remove(userId, params.id)
      return undefined
    },
    async askPasskey({ request, reply }) {
      const { device, address } = doorway.arrival(request, 'passkey')
      doorway.cookies.put(reply, 'device', device)
      return passkeys.ask({ device, address })
    },
    async signInByPasskey({ body, request, reply }) {
      const arrival = doorway.arrival(request, 'passkey')
      const whom = await passkeys.prove({ ...body, device: arrival.device })
      return doorway.letIn(reply, await accounts.admit(whom, arrival), arrival.device)
    },
  }
}

function hereOf(visitor: Visitor): string {
  if (visitor.kind === 'guest') throw refuse('SESSION_ENDED')
  return visitor.sessionId
}
