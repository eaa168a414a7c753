import './travel-day.css'
import { Suspense, useId, useState } from 'react'
import { fullDate, otherDate } from '#calendar/formatted.ts'
import { isDayOff, occasionOf } from '#calendar/holidays.ts'
import type { TravelDays } from '#visas/travel-days.ts'
import { LazyDatePanel, preloadDatePanel } from '#web/ui/calendar/lazy-date-panel.tsx'
import { Popup } from '#web/ui/dialogs/popup.tsx'
import { CellGroup, SearchCell } from '#web/ui/search/search-cell.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

interface Props {
  readonly day: string
  readonly days: TravelDays
  readonly today: string
  readonly error: string | undefined
  readonly onChange: (day: string) => void
}

export function TravelDay({ day, days, today, error, onChange }: Props) {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const [first, last, now] = [days.first, days.last, today].map((one) => Temporal.PlainDate.from(one))
  const date = day === '' ? undefined : Temporal.PlainDate.from(day)
  if (first === undefined || last === undefined || now === undefined) return null
  return (
    <section className="card checkout-section travel-day" aria-labelledby={titleId} data-unpriced="">
      <h2 id={titleId}>تاریخ سفر</h2>
      <p>
        از {fullDate(first)}، که پاسخ رسیده است، تا {fullDate(last)}، که ویزا هنوز اعتبار دارد.
      </p>
      <CellGroup>
        <SearchCell
          label="تاریخ ورود به کشور مقصد"
          icon="calendar-blank"
          value={date ? fullDate(date) : <span className="unchosen">انتخاب کنید</span>}
          sub={date ? otherDate(date) : 'انتخاب روز'}
          error={error}
          open={isOpen}
          onPointerEnter={() => void preloadDatePanel()}
          onFocus={() => void preloadDatePanel()}
          onClick={() => setOpen(!isOpen)}
        />
        <Popup open={isOpen} onClose={() => setOpen(false)} label="تاریخ سفر">
          <Suspense fallback={<Skeleton width="320px" height="420px" />}>
            <LazyDatePanel
              ends={['سفر', '']}
              today={now}
              open={[first, last]}
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
    </section>
  )
}
