import type { LoaderFunctionArgs } from 'react-router'
import { conversationList } from '#desk/server/support/conversation-list.ts'
import { conversationQueueIn } from '#desk/support/queues.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const queue = conversationQueueIn(new URL(request.url).searchParams.get('queue'))
  return conversationList(agencyOf(context, 'desk'), staffOf(context), queue)
}
