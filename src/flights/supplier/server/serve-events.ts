import type { FastifyInstance } from 'fastify'
import type { SupplierSaid } from '#flights/supplier/event.ts'
import type { ReceivedDetails } from '#flights/supplier/server/event-listener.ts'

const statuses = { heard: 200, forged: 401, nobody: 404, later: 503 } as const satisfies Record<
  ReceivedDetails,
  number
>

/** Suppliers' webhooks. The body stays raw, since they sign its exact bytes. */
export function serveSupplierEvents(
  app: FastifyInstance,
  { supplierSaid }: { supplierSaid(name: string, said: SupplierSaid): Promise<ReceivedDetails> },
): void {
  void app.register(async (events) => {
    events.removeAllContentTypeParsers()
    events.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    events.post<{ Params: { name: string }; Body: Buffer | undefined }>(
      '/suppliers/:name/events',
      { config: { fromAnywhere: true } },
      async ({ params, body, headers }, reply) => {
        const heard = await supplierSaid(params.name, { body: body ?? Buffer.alloc(0), headers })
        return reply.code(statuses[heard]).send()
      },
    )
  })
}
