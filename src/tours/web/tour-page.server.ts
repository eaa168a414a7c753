import { data, type LoaderFunctionArgs } from 'react-router'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { departureId = '' } = params
  if (!/^[a-z]{3}-\d{1,2}-\d{4}-\d\d-\d\d$/.test(departureId)) throw data(null, { status: 404 })
  const { tours } = agencyOf(context, 'tours')
  return { tour: await tours.detail(departureId).catch(missingIfRefused) }
}
