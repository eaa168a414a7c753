import { Suspense, useState } from 'react'
import { fullDate, otherDate } from '#calendar/formatted.ts'
import { isDayOff, occasionOf } from '#calendar/holidays.ts'
import { daysSold } from '#flights/search/web/form/flight-search-days.ts'
import { LazyDatePanel, preloadDatePanel } from '#web/ui/calendar/lazy-date-panel.tsx'
import { Popup } from '#web/ui/dialogs/popup.tsx'
import { CellGroup, SearchCell } from '#web/ui/search/search-cell.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

interface Props {
  /** empty until one is chosen */
  readonly day: string
  readonly today: string
  readonly error: string | undefined
  readonly onChange: (day: string) => void
}

export function DayWished({ day, today, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const date = day === '' ? undefined : Temporal.PlainDate.from(day)
  const preload = () => void preloadDatePanel()
  return (
    <div className="date-request-day" data-unpriced="">
      <CellGroup>
        <SearchCell
          label="روز دلخواه"
          icon="calendar-blank"
          value={date ? fullDate(date) : <span className="unchosen">انتخاب کنید</span>}
          sub={date ? otherDate(date) : 'از امروز تا یک سال دیگر'}
          error={error}
          open={isOpen}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(!isOpen)}
        />
        <Popup open={isOpen} onClose={() => setOpen(false)} label="روز دلخواه">
          <Suspense fallback={<Skeleton width="320px" height="420px" />}>
            <LazyDatePanel
              ends={['روز دلخواه', '']}
              today={Temporal.PlainDate.from(today)}
              open={daysSold(today)}
              start={date}
              end={undefined}
              priceOf={() => undefined}
              closedWords="بسته"
              isHoliday={isDayOff}
              occasionOf={occasionOf}
              onPick={(picked) => onChange(picked.toString())}
              onDone={() => setOpen(false)}
            />
          </Suspense>
        </Popup>
      </CellGroup>
    </div>
  )
}
