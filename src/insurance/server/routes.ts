import type { FastifyRequest } from 'fastify'
import type { insuranceCalls } from '#insurance/calls.ts'
import type { Insurance } from '#insurance/server/door.ts'
import type { Handlers } from '#server/handlers.ts'
import { sessionIdOf } from '#server/visitor.ts'

export function insuranceHandlers(insurance: Insurance): Handlers<typeof insuranceCalls> {
  return {
    plans: ({ query }) => insurance.plans(query),
    submit: ({ body, userId, visitor, request }) =>
      insurance.submit(body, {
        userId,
        address: request.ip,
        sessionId: sessionIdOf(visitor),
        once: keyOf(request),
      }),
    decline: async ({ body, userId }) => {
      await insurance.decline(body.orderId, userId)
      return { isDeclined: true }
    },
    move: ({ body, userId, request }) => insurance.move(body, { userId, once: keyOf(request) }),
    policy: ({ params, userId }) => insurance.policy(params.id, userId),
    policyPdf: async ({ params, userId }) => {
      const { bytes, name } = await insurance.policyPdf(params.id, userId)
      return { type: 'application/pdf', body: bytes, fileName: name }
    },
  }
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : request.id
}
