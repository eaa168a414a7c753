import type { FastifyRequest } from 'fastify'
import type { Handlers } from '#server/handlers.ts'
import { Faults } from '#server/refusal.ts'
import { sessionIdOf } from '#server/visitor.ts'
import type { visaCalls } from '#visas/calls.ts'
import { VisaRequest } from '#visas/requests.ts'
import type { Visas } from '#visas/server/door.ts'
import { refuse } from '#visas/server/refusals.ts'

export function visaHandlers(visas: Visas): Handlers<typeof visaCalls> {
  return {
    countries: async () => [...(await visas.countries())],
    enums: () => visas.enums(),
    basePrices: async ({ query }) =>
      (await visas.basePrices(query.country)).map(({ country, lengths }) => ({
        country,
        lengths: [...lengths],
      })),
    totalPrice: ({ query, userId }) => visas.totalPrice(query, userId),
    submit: ({ body, userId, visitor, request }) =>
      visas.submit(requestIn(body.request), {
        userId,
        address: request.ip,
        sessionId: sessionIdOf(visitor),
        once: keyOf(request),
      }),
    edit: ({ body, userId }) => visas.edit(body, userId),
    verify: ({ params, userId }) => visas.tracked(params.id, userId),
    replacePaper: ({ body, userId }) => visas.replacePaper(body, userId),
    wishAppointment: ({ body, userId }) => visas.wishAppointment(body, userId),
    answerAppointment: ({ body, userId }) => visas.answerAppointment(body, userId),
    visaFile: async ({ params, userId }) => {
      const { bytes, type, name } = await visas.visaFile(params.id, params.applicant, userId)
      return { type, body: bytes, fileName: name }
    },
  }
}

function requestIn(text: string): VisaRequest {
  const read = VisaRequest.safeParse(jsonIn(text))
  if (read.success) return read.data
  throw new Faults(
    read.error.issues.map(({ path, message }) => ({ property: path.join('.'), says: message })),
  )
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuse('REQUEST_UNREADABLE')
  }
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : request.id
}
