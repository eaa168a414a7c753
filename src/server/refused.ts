import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Refused } from '#calls/call.ts'
import { isDatabaseTrouble } from '#server/database-trouble.ts'
import { Faults, Refusal } from '#server/refusal.ts'
import { refuse } from '#server/refusals.ts'

/** Retry-After when the database is in trouble. */
export const retrySeconds = '2'

export function respondToRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, code, errors } = respondedFor(error, request, reply)
    return reply.status(status).send({ meta: { errors, code, requestId: request.id } } satisfies Refused)
  })
}

export function respondedFor(error: unknown, request: FastifyRequest, reply: FastifyReply): Response {
  if (error instanceof Faults) return faults(error)
  const refusal = refusalOf(error as FastifyError)
  if (refusal.code === 'INTERNAL') request.log.error({ err: error, requestId: request.id }, 'bug')
  else if (refusal.code === 'BUSY') request.log.warn({ err: error, requestId: request.id }, 'busy')
  else request.log.info({ refused: refusal.code, requestId: request.id }, 'refused')
  reply.headers(refusal.headers)
  const { property, status, code, says } = refusal
  return { status, code, errors: [{ ...(property === undefined ? {} : { property }), errors: [says] }] }
}

export interface Response {
  readonly status: number
  readonly code: string
  readonly errors: Refused['meta']['errors']
}

function faults(error: Faults): Response {
  const fields = Map.groupBy(error.fields, (field) => field.property)
  const errors = [...fields].map(([property, rows]) => ({ property, errors: rows.map((row) => row.says) }))
  return { status: 400, code: 'VALIDATION', errors }
}

/** The web server's own errors come in English; each has a sentence of ours. */
function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413) return refuse('BODY_TOO_LARGE')
  if (error.statusCode === 429) return refuse('TOO_MANY')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return refuse('BODY_UNREADABLE')
  if (isDatabaseTrouble(error)) return refuse('BUSY', { headers: { 'retry-after': retrySeconds } })
  return refuse('INTERNAL')
}
