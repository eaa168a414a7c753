import type { FastifyInstance } from 'fastify'
import { refuse } from '#payments/server/refusals.ts'
import { returnPage } from '#payments/server/return-page.ts'
import { respondByPage } from '#server/failed-page.ts'
import type { Settings } from '#server/settings.ts'

/** Addresses that a bank or a payer made of a return's: a page there too, in place of our JSON. */
export function serveReturns(app: FastifyInstance, settings: Pick<Settings, 'sites'>): void {
  for (const url of ['/api/payment/Return', '/api/payment/Return/:attemptId/*'])
    app.route({
      method: ['GET', 'POST'],
      url,
      config: { fromAnywhere: true },
      errorHandler: respondByPage(returnPage(settings)),
      handler: () => {
        throw refuse('PAYMENT_NOT_FOUND')
      },
    })
}
