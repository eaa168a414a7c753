import { type LoaderFunctionArgs, redirect } from 'react-router'
import { priceText } from '#money/display-unit.ts'
import { cardPath } from '#payments/outcome-path.ts'
import { goingFor } from '#payments/web/go-to-bank.server.ts'
import { nonceContext, widerPolicyContext } from '#web/page-context.server.ts'

export async function loader({ params: { attemptId = '' }, context }: LoaderFunctionArgs) {
  const { payment, action } = await goingFor(context, attemptId)
  if (action.method === 'GET') throw redirect(action.address)
  if (action.method === 'widget') throw redirect(cardPath(attemptId, payment.purpose))
  context.set(widerPolicyContext, { 'form-action': [new URL(action.address).origin] })
  return {
    address: action.address,
    fields: Object.entries(action.fields),
    gatewayName: payment.gatewayName,
    amount: priceText(payment.amount),
    nonce: context.get(nonceContext),
  }
}
