import type { LoaderFunctionArgs } from 'react-router'
import { agencyOf } from '#web/page-context.server.ts'

/** By a scanned ticket code; an unknown code differs from none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const mark = new URL(request.url).searchParams.get('ticket')
  if (mark === null) return { scanned: undefined }
  const found = await agencyOf(context, 'orders').orders.trackedBy(mark)
  return { scanned: found === undefined ? ('unknown' as const) : found }
}
