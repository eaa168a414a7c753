import './today.css'
import { Link } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { useRowKeys } from '#desk/web/orders/use-row-keys.ts'
import { DayFigures, LateThings } from '#desk/web/today/day-figures.tsx'
import { useToday } from '#desk/web/today/use-today.ts'
import { persianDigits } from '#money/digits.ts'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/today-page'

export { loader } from './today-page.server.ts'

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { day, at, figures, laidAside } = loaderData
  const { today, isCutOff } = useToday(figures)
  useRowKeys(undefined)
  return (
    <DeskPage title="امروز" sub={`${day}، به وقت تهران`}>
      {isCutOff && (
        <Note tone="warn" announced>
          ارتباط قطع است؛ این اعداد از{' '}
          {momentWords(Temporal.Instant.from(today?.at ?? at), Temporal.Instant.from(at))} است. خودش دوباره
          وصل می‌شود.
        </Note>
      )}
      {laidAside > 0 && (
        <Note tone="warn">
          <Link to="/desk/jobs">{persianDigits(laidAside)} کار کنارگذاشته</Link> منتظر کسی است.
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
