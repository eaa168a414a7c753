import './today.css'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { momentText } from '#desk/web/orders/row-view.ts'
import { useRowKeys } from '#desk/web/orders/use-row-keys.ts'
import { DayFigures, LateThings } from '#desk/web/today/day-figures.tsx'
import { useToday } from '#desk/web/today/use-today.ts'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/today-page'

export { loader } from './today-page.server.ts'

export default function TodayPage({ loaderData: { day, at, figures } }: Route.ComponentProps) {
  const { today, isCutOff } = useToday(figures)
  useRowKeys(undefined)
  return (
    <DeskPage title="امروز" sub={`${day}، به وقت تهران`}>
      {isCutOff && (
        <Note tone="warn" announced>
          ارتباط قطع است؛ این اعداد از {momentText(today?.at ?? at)} است. خودش دوباره وصل می‌شود.
        </Note>
      )}
      {today !== undefined && (
        <div className="desk-today" data-stale={isCutOff ? '' : undefined}>
          <DayFigures today={today} />
          <LateThings today={today} />
        </div>
      )}
    </DeskPage>
  )
}
