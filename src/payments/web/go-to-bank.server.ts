import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Action } from '#payments/gateway.ts'
import { outcomePath } from '#payments/outcome-path.ts'
import type { Going } from '#payments/server/payments.ts'
import { isId } from '#payments/web/is-id.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** The traveller's open payment for pages leading to the bank, or a share's for whoever has its number. Ended payments
 * redirect; unknown and others' are 404. */
export async function goingFor(
  context: LoaderFunctionArgs['context'],
  attemptId: string,
): Promise<Going & { readonly action: Action }> {
  const visitor = context.get(visitorContext)
  const userId = visitor.kind === 'user' ? visitor.userId : undefined
  if (!isId(attemptId)) throw data(null, { status: 404 })
  const { payments } = agencyOf(context, 'payments')
  const going = await payments.goingOf(attemptId, userId).catch(missingIfRefused)
  const { action } = going
  if (action === undefined) throw redirect(outcomePath({ ...going.payment, attemptId }))
  return { ...going, action }
}
