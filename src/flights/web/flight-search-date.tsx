import { Suspense, useState } from 'react'
import { isDayOff, occasionOf } from '#calendar/holidays.ts'
import { gregorianDate, weekdayDayMonth } from '#calendar/written.ts'
import type { SearchDraft } from '#flights/web/flight-search-draft.ts'
import { useDayPrices } from '#flights/web/use-day-prices.ts'
import { LazyDatePanel, preloadDatePanel } from '#web/ui/lazy-date-panel.tsx'
import { Popup } from '#web/ui/popup.tsx'
import { CellGroup, SearchCell } from '#web/ui/search-cell.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** §4 of the sale: flights are sold so many days ahead. */
const soldDaysAhead = 365

interface Props {
  readonly today: string
  readonly draft: SearchDraft
  /** what is wrong with the day */
  readonly error: string | undefined
  readonly onChoose: (date: string) => void
}

/** The day of the flight, out of a Jalali calendar with the lowest price of each day. */
export function DateCell({ today, draft, error, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const prices = useDayPrices(draft)
  const first = Temporal.PlainDate.from(today)
  const chosen = draft.date === '' ? undefined : Temporal.PlainDate.from(draft.date)
  const close = () => setIsOpen(false)
  return (
    <CellGroup>
      <SearchCell
        label="تاریخ رفت"
        icon="calendar-blank"
        value={chosen ? weekdayDayMonth(chosen) : <span className="unchosen">انتخاب کنید</span>}
        error={error}
        sub={chosen ? gregorianDate(chosen) : 'روز پرواز'}
        open={isOpen}
        onPointerEnter={() => void preloadDatePanel()}
        onFocus={() => void preloadDatePanel()}
        onClick={() => setIsOpen(!isOpen)}
      />
      <input type="hidden" name="date" value={draft.date} />
      <Popup open={isOpen} onClose={close} label="تاریخ رفت" side="end">
        <div data-unpriced={prices.isKnown ? undefined : ''}>
          <Suspense fallback={<Skeleton width="320px" height="420px" />}>
            <LazyDatePanel
              today={first}
              open={[first, first.add({ days: soldDaysAhead })]}
              start={chosen}
              priceOf={prices.of}
              isHoliday={isDayOff}
              occasionOf={occasionOf}
              onShow={prices.show}
              onPick={(date) => {
                onChoose(date.toString())
                close()
              }}
              onDone={close}
            />
          </Suspense>
        </div>
      </Popup>
    </CellGroup>
  )
}
