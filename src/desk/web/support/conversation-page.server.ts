import { data, type LoaderFunctionArgs } from 'react-router'
import { lookAtConversation } from '#desk/server/support/conversation-page.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { isRefused } from '#desk/web/is-refused.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const staff = staffOf(context)
  try {
    return { me: staff.staffId, page: await lookAtConversation(rooms, staff, params['id'] ?? '') }
  } catch (error) {
    if (isRefused(error) && error.code === 'CONVERSATION_NOT_FOUND') throw data(null, { status: 404 })
    throw error
  }
}
