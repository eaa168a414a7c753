import type { paymentCalls } from '#payments/calls.ts'
import type { Payments } from '#payments/server/payments.ts'
import type { Answers } from '#server/answers.ts'

export function paymentAnswers(payments: Payments): Answers<typeof paymentCalls> {
  return {
    gateways: async () =>
      payments.gateways.map(({ id, isActive, name, title }) => ({ id, isActive, name, title })),
    pay: async ({ body, userId }) =>
      payments.pay({ orderId: body.orderId, gatewayId: body.gatewayId, userId }),
    byId: async ({ query, userId }) => payments.byId(query.id, userId),
    comeBack: async ({ params, query, reply }) => {
      const { orderId } = await payments.comeBack(params.attemptId, query)
      reply.code(303)
      return { type: 'text/plain; charset=utf-8', body: '', headers: { location: `/payment/${orderId}` } }
    },
  }
}
