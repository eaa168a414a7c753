import type { FastifyRequest } from 'fastify'
import type { experienceCalls } from '#experiences/calls.ts'
import type { Experiences } from '#experiences/server/experiences.ts'
import type { Handlers } from '#server/handlers.ts'
import { sessionIdOf } from '#server/visitor.ts'

export function experienceHandlers(experiences: Experiences): Handlers<typeof experienceCalls> {
  return {
    list: () => experiences.list(),
    detail: ({ query }) => experiences.detail(query.experienceId),
    calendar: ({ query }) => experiences.calendar(query),
    slots: ({ query }) => experiences.slots(query),
    submit: ({ body, userId, visitor, request }) =>
      experiences.submit(body, {
        userId,
        address: request.ip,
        sessionId: sessionIdOf(visitor),
        once: keyOf(request),
      }),
    verify: ({ params, userId }) => experiences.ordered(params.id, userId),
    voucherPdf: async ({ params, userId }) => {
      const { bytes, name } = await experiences.voucher(params.id, userId)
      return { type: 'application/pdf', body: bytes, fileName: name }
    },
  }
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : request.id
}
