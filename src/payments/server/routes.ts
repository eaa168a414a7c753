import type { paymentCalls } from '#payments/calls.ts'
import type { ReturnSent } from '#payments/gateway.ts'
import type { Payments } from '#payments/server/payments.ts'
import { returnPage } from '#payments/server/return-page.ts'
import type { Answers, FileAnswer } from '#server/answers.ts'
import type { Settings } from '#server/settings.ts'

/** A payer who comes back from a bank reads a page, whatever went wrong. */
export function paymentFailures(settings: Pick<Settings, 'brand'>) {
  const page = returnPage(settings)
  return { comeBack: page, comeBackByForm: page }
}

export function paymentAnswers(payments: Payments): Answers<typeof paymentCalls> {
  async function comeBack(attemptId: string, sent: ReturnSent): Promise<FileAnswer> {
    const { orderId } = await payments.comeBack(attemptId, sent)
    const location = orderId === null ? `/profile/transactions?payment=${attemptId}` : `/payment/${orderId}`
    return { type: 'text/plain; charset=utf-8', body: '', headers: { location } }
  }
  return {
    gateways: async ({ query, userId }) => [...(await payments.choice({ userId, amount: query.amount }))],
    pay: async ({ body: { orderId, topUp, gatewayId, useWallet }, userId }) =>
      orderId === undefined
        ? payments.topUp({ userId, gatewayId, amount: topUp?.amount ?? 0 })
        : payments.pay({ orderId, userId, gatewayId, useWallet }),
    byId: async ({ query, userId }) => payments.byId(query.id, userId),
    comeBack: async ({ params, query, reply }) => {
      reply.code(303)
      return comeBack(params.attemptId, { method: 'GET', fields: query })
    },
    comeBackByForm: async ({ params, query, body, reply }) => {
      reply.code(303)
      return comeBack(params.attemptId, { method: 'POST', fields: { ...query, ...body } })
    },
  }
}
