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
  const figures = mayDo(staffOf(context).roles, 'orders.read') ? await today(rooms) : undefined
  return { day: fullDate(now.toPlainDate()), at: now.toInstant().toString(), figures }
}
