import type { LoaderFunctionArgs } from 'react-router'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return agencyOf(context, 'refunds').refunds.statistics()
}
