import { Suspense, useState } from 'react'
import { otherDate, weekdayDayMonth } from '#calendar/formatted.ts'
import { isDayOff, occasionOf } from '#calendar/holidays.ts'
import { daysFrom } from '#calendar/weeks.ts'
import { MOST_DAYS_AHEAD } from '#hotels/stay.ts'
import type { HotelCellsProps } from '#hotels/web/hotel-search.tsx'
import { latestOut, withCheckIn } from '#hotels/web/hotel-search-draft.ts'
import { faultAt } from '#hotels/web/hotel-search-plain.tsx'
import { nightsInWords } from '#hotels/web/hotel-words.ts'
import { type NightPrices, useNightPrices } from '#hotels/web/use-night-prices.ts'
import { shortPriceUnit } from '#money/display-unit.ts'
import { LazyDatePanel, preloadDatePanel } from '#web/ui/calendar/lazy-date-panel.tsx'
import { Popup } from '#web/ui/dialogs/popup.tsx'
import { CellGroup, SearchCell } from '#web/ui/search/search-cell.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

type End = 'start' | 'end'

export function StayCells(props: HotelCellsProps) {
  const { draft, onChange, faults } = props
  const [choosing, setChoosing] = useState<End>()
  const { checkIn, checkOut } = draft
  const toggle = (end: End) => () =>
    setChoosing(choosing === undefined ? (checkIn === '' ? 'start' : end) : undefined)
  const close = () => setChoosing(undefined)

  function pick(day: Temporal.PlainDate) {
    if (choosing === 'end' && day.toString() === checkIn) return
    if (choosing === 'end') return onChange({ ...draft, checkOut: day.toString() })
    onChange(withCheckIn(draft, day.toString()))
    setChoosing('end')
  }

  return (
    <CellGroup>
      <DayButton
        label="تاریخ ورود"
        day={checkIn}
        error={faultAt(faults, 'checkIn')}
        isOpen={choosing === 'start'}
        onOpen={toggle('start')}
      />
      <DayButton
        label="تاریخ خروج"
        day={checkOut}
        error={faultAt(faults, 'checkOut')}
        isOpen={choosing === 'end'}
        onOpen={toggle('end')}
      />
      <input type="hidden" name="checkIn" value={checkIn} />
      <input type="hidden" name="checkOut" value={checkOut} />
      <Popup open={choosing !== undefined} onClose={close} label="تاریخ ورود و خروج" side="end">
        <StayPanel {...props} choosing={choosing} onChoosing={setChoosing} onPick={pick} onDone={close} />
      </Popup>
    </CellGroup>
  )
}

interface PanelProps extends HotelCellsProps {
  readonly choosing: End | undefined
  readonly onChoosing: (end: End) => void
  readonly onPick: (day: Temporal.PlainDate) => void
  readonly onDone: () => void
}

/** With what each night costs, while the day of arrival is chosen. */
function StayPanel({ draft, today, hotelId, choosing, ...turned }: PanelProps) {
  const { checkIn, checkOut } = draft
  const nights = useNightPrices(hotelId, draft)
  const isPriced = nights.isKnown && choosing !== 'end'
  const priceOf = (day: Temporal.PlainDate) => (isPriced ? nights.of(day.toString()) : undefined)
  return (
    <div data-unpriced={isPriced ? undefined : ''}>
      <Suspense fallback={<Skeleton width="320px" height="420px" />}>
        <LazyDatePanel
          ends={['ورود', 'خروج']}
          isReturn
          choosing={choosing ?? 'start'}
          onChoosing={turned.onChoosing}
          today={Temporal.PlainDate.from(today)}
          open={daysOpen(today)}
          start={dayOf(checkIn)}
          end={dayOf(checkOut)}
          priceOf={(day) => (mayBe(day, { choosing, checkIn, nights }) ? priceOf(day) : null)}
          onShow={nights.show}
          caption={isPriced ? `هر شب برای همهٔ اتاق‌ها، ${shortPriceUnit()}` : undefined}
          closedWords="پر یا بسته"
          isHoliday={isDayOff}
          occasionOf={occasionOf}
          summary={<Nights checkIn={checkIn} checkOut={checkOut} />}
          onPick={turned.onPick}
          onDone={turned.onDone}
        />
      </Suspense>
    </div>
  )
}

interface DayProps {
  readonly label: string
  readonly day: string
  readonly error: string | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function DayButton({ label, day, error, isOpen, onOpen }: DayProps) {
  const date = dayOf(day)
  return (
    <SearchCell
      label={label}
      icon="calendar-blank"
      value={date ? weekdayDayMonth(date) : <span className="unchosen">انتخاب کنید</span>}
      error={error}
      sub={date ? otherDate(date) : 'انتخاب روز'}
      open={isOpen}
      onPointerEnter={() => void preloadDatePanel()}
      onFocus={() => void preloadDatePanel()}
      onClick={onOpen}
    />
  )
}

function Nights({ checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string }) {
  const [from, to] = [dayOf(checkIn), dayOf(checkOut)]
  if (!from || !to) return <span>{from ? 'روز خروج را انتخاب کنید' : 'روز ورود را انتخاب کنید'}</span>
  return <b aria-live="polite">{nightsInWords(from.until(to).days)}</b>
}

function daysOpen(today: string): readonly [Temporal.PlainDate, Temporal.PlainDate] {
  const first = Temporal.PlainDate.from(today)
  return [first, first.add({ days: MOST_DAYS_AHEAD })]
}

interface Choosing {
  readonly choosing: End | undefined
  readonly checkIn: string
  readonly nights: NightPrices
}

/** No arrival on a night that is sold out, and no stay over one. */
function mayBe(day: Temporal.PlainDate, { choosing, checkIn, nights }: Choosing): boolean {
  if (choosing !== 'end' || checkIn === '') return nights.of(day.toString()) !== null
  // the check-in day stays reachable by arrow keys
  if (day.toString() < checkIn || day.toString() > latestOut(checkIn)) return false
  const from = Temporal.PlainDate.from(checkIn)
  return daysFrom(from, from.until(day).days).every((night) => nights.of(night.toString()) !== null)
}

function dayOf(day: string): Temporal.PlainDate | undefined {
  return day === '' ? undefined : Temporal.PlainDate.from(day)
}
