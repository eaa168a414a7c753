import type { FastifyRequest } from 'fastify'
import type { FileResponse, Handlers } from '#server/handlers.ts'
import { whileOpen } from '#server/paper-links.ts'
import { sessionIdOf } from '#server/visitor.ts'
import type { tourCalls } from '#tours/calls.ts'
import type { Tours } from '#tours/server/door.ts'

export function tourHandlers(tours: Tours): Handlers<typeof tourCalls> {
  return {
    list: async () => [...(await tours.list())],
    detail: ({ query }) => tours.detail(query.departureId),
    submit: ({ body, userId, visitor, request }) =>
      tours.submit(body, {
        userId,
        address: request.ip,
        sessionId: sessionIdOf(visitor),
        once: keyOf(request),
      }),
    edit: ({ body, userId }) => tours.edit(body, userId),
    verify: ({ params, userId }) => tours.ordered(params.id, userId),
    voucherPdf: async ({ params, userId }) => pdf(await tours.voucher(params.id, userId)),
    sharedVoucherPdf: ({ params: { link }, reply }) =>
      whileOpen(reply, link, async () => pdf(await tours.sharedVoucher(link))),
  }
}

function pdf({ bytes, name }: Awaited<ReturnType<Tours['voucher']>>): FileResponse {
  return { type: 'application/pdf', body: bytes, fileName: name }
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : request.id
}
