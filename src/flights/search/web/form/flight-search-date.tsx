import { Suspense, useState } from 'react'
import { otherDate, weekdayDayMonth } from '#calendar/formatted.ts'
import { isDayOff, occasionOf } from '#calendar/holidays.ts'
import { type Between, useDayPrices } from '#flights/search/web/calendar/use-day-prices.ts'
import { YearLink } from '#flights/search/web/calendar/year-link.tsx'
import { daysSold } from '#flights/search/web/form/flight-search-days.ts'
import type { SearchDraft } from '#flights/search/web/form/flight-search-draft.ts'
import { LazyDatePanel, preloadDatePanel } from '#web/ui/calendar/lazy-date-panel.tsx'
import { Popup } from '#web/ui/dialogs/popup.tsx'
import { CellGroup, SearchCell } from '#web/ui/search/search-cell.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

interface Props {
  readonly label: string
  readonly name: string
  /** ISO days: today in Tehran, and the first selectable day */
  readonly today: string
  readonly earliest: string | undefined
  readonly route: Between
  readonly draft: Pick<SearchDraft, 'party' | 'cabin'>
  readonly date: string
  readonly error: string | undefined
  readonly onChoose: (date: string) => void
}

export function DateCell({ label, name, today, earliest, route, date, draft, error, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const prices = useDayPrices(route, draft)
  const chosen = date === '' ? undefined : Temporal.PlainDate.from(date)
  const close = () => setIsOpen(false)
  return (
    <CellGroup>
      <DateButton
        label={label}
        date={chosen}
        error={error}
        isOpen={isOpen}
        onOpen={() => setIsOpen(!isOpen)}
      />
      <input type="hidden" name={name} value={date} />
      <Popup open={isOpen} onClose={close} label={label} side="end">
        <div data-unpriced={prices.isKnown ? undefined : ''}>
          <Suspense fallback={<Skeleton width="320px" height="420px" />}>
            <LazyDatePanel
              today={Temporal.PlainDate.from(today)}
              open={daysSold(today, earliest)}
              start={chosen}
              priceOf={prices.of}
              isHoliday={isDayOff}
              occasionOf={occasionOf}
              onShow={prices.show}
              summary={<YearLink route={route} draft={draft} date={date === '' ? today : date} />}
              onPick={(day) => {
                close()
                onChoose(day.toString())
              }}
              onDone={() => {
                close()
                onChoose(date)
              }}
            />
          </Suspense>
        </div>
      </Popup>
    </CellGroup>
  )
}

interface ButtonProps {
  readonly label: string
  readonly date: Temporal.PlainDate | undefined
  readonly error: string | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
}

export function DateButton({ label, date, error, isOpen, onOpen }: ButtonProps) {
  return (
    <SearchCell
      label={label}
      icon="calendar-blank"
      value={date ? weekdayDayMonth(date) : <span className="unchosen">انتخاب کنید</span>}
      error={error}
      sub={date ? otherDate(date) : 'روز پرواز'}
      open={isOpen}
      onPointerEnter={() => void preloadDatePanel()}
      onFocus={() => void preloadDatePanel()}
      onClick={onOpen}
    />
  )
}
