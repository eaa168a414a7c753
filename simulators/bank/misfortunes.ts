import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaultBox } from '../faults.ts'
import type { Payment } from './books.ts'

/** The calls of all protocols by what they do; `settlement…` are the payouts, `settled` lists what reached the merchant's bank, `account` asks whose an account is. */
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

/**
 * Before the deed: `down` answers 500, `hang` never answers, `garbage` answers no JSON, `busy` says to come later.
 * After the deed: `lost` cuts the line, `late` never answers.
 */
export const sorts = ['down', 'hang', 'garbage', 'busy', 'lost', 'late'] as const
type Sort = (typeof sorts)[number]
export type BankFault = `${CallName}-${Sort}`

export const bankFaults = callNames.flatMap((call) => sorts.map((sort): BankFault => `${call}-${sort}`))

interface Asked {
  readonly call: CallName
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** how this protocol says «too many, come later» */
  readonly busy: unknown
  /** the payment that is asked about, if it is known: its card may have a fate of its own */
  readonly about?: Payment | undefined
}

/** What orders misfortunes, and how long an answer about a slow card takes. */
export interface Weather {
  readonly faults: FaultBox<BankFault>
  readonly slowMs: number
}

/** Answers one call of a protocol, unless a misfortune strikes that was ordered for it or lies in the payment's card. */
export async function respondOrFail(
  { faults, slowMs }: Weather,
  asked: Asked,
  deed: () => unknown,
): Promise<unknown> {
  const { call, request, reply, busy, about } = asked
  if (faults.strikes(`${call}-down`)) return reply.code(500).type('text/html').send('<h1>Server Error</h1>')
  if (faults.strikes(`${call}-hang`)) return silence(reply)
  if (faults.strikes(`${call}-garbage`)) return page(reply)
  if (faults.strikes(`${call}-busy`)) return busy
  if (about?.fate === 'slow') await new Promise((wake) => setTimeout(wake, slowMs))
  const isFirstVerify = call === 'verify' && about?.verifiedTimes === 0 && isTaken(about)
  const answer = deed()
  if (isFirstVerify && about.fate === 'verify-hangs') return silence(reply)
  if (isFirstVerify && about.fate === 'verify-html') return page(reply)
  if (faults.strikes(`${call}-late`)) return silence(reply)
  if (!faults.strikes(`${call}-lost`)) return answer
  request.raw.socket.destroy()
  return silence(reply)
}

/** The card was charged and the money is still here. */
export function isTaken({ status }: Payment): boolean {
  return status === 'PAID' || status === 'VERIFIED'
}

/** Nothing is ever answered; the line stays open. */
function silence(reply: FastifyReply): FastifyReply {
  return reply.hijack()
}

function page(reply: FastifyReply): FastifyReply {
  return reply.type('text/html').send('<html>به زودی برمی‌گردیم</html>')
}
