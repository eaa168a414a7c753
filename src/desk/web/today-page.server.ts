import type { LoaderFunctionArgs } from 'react-router'
import { fullDate } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { mayDo } from '#desk/roles.ts'
import { today } from '#desk/server/orders/today.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const now = rooms.clock.now().toZonedDateTimeISO(iranZone)
  const { roles } = staffOf(context)
  const figures = mayDo(roles, 'orders.read') ? await today(rooms) : undefined
  const laidAside = mayDo(roles, 'jobs.read') ? (await rooms.jobs.laidAside.list()).length : 0
  return { day: fullDate(now.toPlainDate()), at: now.toInstant().toString(), figures, laidAside }
}
