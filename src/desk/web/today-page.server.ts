import type { LoaderFunctionArgs } from 'react-router'
import { clockTime, fullDate } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { agencyOf } from '#web/page-context.server.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const now = agencyOf(context, 'desk').clock.now().toZonedDateTimeISO(iranZone)
  return { day: fullDate(now.toPlainDate()), time: clockTime(now) }
}
