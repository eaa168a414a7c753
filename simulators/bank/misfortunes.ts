import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaultBox } from '../faults.ts'
import type { Payment } from './books.ts'

/** `settlement…` are payouts, `settled` lists what reached the merchant's bank, `account` asks for an account's owner. */
const callNames = [
  'request',
  'verify',
  'settle',
  'inquiry',
  'unVerified',
  'reverse',
  'settlement',
  'settlementShow',
  'settled',
  'account',
] as const
export type CallName = (typeof callNames)[number]

/** Before the action: `down` 500, `hang` silence, `garbage` no JSON, `busy`.
 * After it: `lost` cuts the connection, `late` silence. */
export const sorts = ['down', 'hang', 'garbage', 'busy', 'lost', 'late'] as const
type Sort = (typeof sorts)[number]
export type BankFault = `${CallName}-${Sort}`

export const bankFaults = callNames.flatMap((call) => sorts.map((sort): BankFault => `${call}-${sort}`))

interface BankCall {
  readonly call: CallName
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** this protocol's "too many requests" */
  readonly busy: unknown
  /** the payment concerned, if known: its card may provoke a fault */
  readonly about?: Payment | undefined
}

export interface Weather {
  readonly faults: FaultBox<BankFault>
  readonly slowMs: number
}

/** Answers a call, unless a fault is provoked by name or by the payment's card. */
export async function respondOrFail(
  { faults, slowMs }: Weather,
  asked: BankCall,
  action: () => unknown,
): Promise<unknown> {
  const { call, request, reply, busy, about } = asked
  if (faults.strikes(`${call}-down`)) return reply.code(500).type('text/html').send('<h1>Server Error</h1>')
  if (faults.strikes(`${call}-hang`)) return silence(reply)
  if (faults.strikes(`${call}-garbage`)) return page(reply)
  if (faults.strikes(`${call}-busy`)) return busy
  if (about?.fate === 'slow') await new Promise((wake) => setTimeout(wake, slowMs))
  const isFirstVerify = call === 'verify' && about?.verifiedTimes === 0 && isTaken(about)
  const answer = action()
  if (isFirstVerify && about.fate === 'verify-hangs') return silence(reply)
  if (isFirstVerify && about.fate === 'verify-html') return page(reply)
  if (faults.strikes(`${call}-late`)) return silence(reply)
  if (!faults.strikes(`${call}-lost`)) return answer
  request.raw.socket.destroy()
  return silence(reply)
}

export function isTaken({ status }: Payment): boolean {
  return status === 'PAID' || status === 'VERIFIED'
}

function silence(reply: FastifyReply): FastifyReply {
  return reply.hijack()
}

function page(reply: FastifyReply): FastifyReply {
  return reply.type('text/html').send('<html>به زودی برمی‌گردیم</html>')
}
