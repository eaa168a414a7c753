import * as z from 'zod/mini'
import { waysIn } from '#accounts/sign-in-methods.ts'
import { call } from '#calls/call.ts'

const OpenSignIn = z.object({
  id: z.uuid(),
  isThis: z.boolean(),
  how: z.enum(waysIn),
  device: z.string(),
  /** 203.0.113.0/24 */
  network: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
})
export type OpenSignIn = z.output<typeof OpenSignIn>

const id = z.object({ id: z.uuid('این نشانی درست نیست.') })

export const sessionCalls = {
  sessions: call('GET /accounts/sessions', {
    summary: 'Where this account is signed in, the one used last first',
    who: 'user',
    answer: z.array(OpenSignIn),
  }),
  endSession: call('DELETE /accounts/sessions/{id}', {
    summary: 'Signs out one of the own devices',
    who: 'user',
    params: id,
  }),
  endOtherSessions: call('POST /accounts/sessions/sign-out-others', {
    summary: 'Signs out everywhere but here',
    who: 'user',
    answer: z.object({ ended: z.int() }),
  }),
}
