import { data, type LoaderFunctionArgs } from 'react-router'
import { lookAtVisa } from '#desk/server/visas/looks.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { visaView } from '#desk/web/visas/visa-view.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const { roles } = staffOf(context)
  const filed = await lookAtVisa(rooms, staffOf(context), params['number'] ?? '')
  if (filed === undefined) throw data(null, { status: 404 })
  const chosen = Number(new URL(request.url).searchParams.get('applicant') ?? 1) - 1
  const place = filed.request.applicants[chosen] === undefined ? 0 : chosen
  return visaView(filed, { place, roles, now: rooms.clock.now() })
}
