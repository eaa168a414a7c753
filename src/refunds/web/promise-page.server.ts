import type { LoaderFunctionArgs } from 'react-router'
import { agencyContext } from '#web/page-context.server.ts'

/** The figures as they stand at this moment. */
export async function loader({ context }: LoaderFunctionArgs) {
  return context.get(agencyContext).refunds.statistics()
}
