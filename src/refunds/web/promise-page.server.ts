import type { LoaderFunctionArgs } from 'react-router'
import { agencyOf } from '#web/page-context.server.ts'

/** The figures as they stand at this moment. */
export async function loader({ context }: LoaderFunctionArgs) {
  return agencyOf(context, 'refunds').refunds.statistics()
}
