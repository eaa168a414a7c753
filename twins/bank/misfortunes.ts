import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaultBox } from '../faults.ts'

export const callNames = ['request', 'verify', 'inquiry', 'unVerified', 'reverse'] as const
export type CallName = (typeof callNames)[number]

/**
 * Before the deed: `down` answers 500, `hang` never answers, `garbage` answers no JSON, `busy` answers code −12.
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
}

/** Answers one call of the protocol, unless a misfortune ordered for it strikes. */
export function answerOrFail(faults: FaultBox<BankFault>, asked: Asked, deed: () => unknown): unknown {
  const { call, request, reply } = asked
  if (faults.strikes(`${call}-down`)) return reply.code(500).type('text/html').send('<h1>Server Error</h1>')
  if (faults.strikes(`${call}-hang`)) return silence(reply)
  if (faults.strikes(`${call}-garbage`)) return reply.type('text/html').send('<html>به زودی برمی‌گردیم</html>')
  if (faults.strikes(`${call}-busy`)) return busy
  const answer = deed()
  if (faults.strikes(`${call}-late`)) return silence(reply)
  if (!faults.strikes(`${call}-lost`)) return answer
  request.raw.socket.destroy()
  return silence(reply)
}

/** Nothing is ever answered; the line stays open. */
export function silence(reply: FastifyReply): FastifyReply {
  return reply.hijack()
}

const busy = {
  data: [],
  errors: { code: -12, message: 'To many attempts, please try again later.', validations: [] },
}
