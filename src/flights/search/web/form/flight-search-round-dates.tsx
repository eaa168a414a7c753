import { Suspense } from 'react'
import { isDayOff, occasionOf } from '#calendar/holidays.ts'
import { useRoundDates } from '#flights/search/web/calendar/use-round-dates.ts'
import { DateButton } from '#flights/search/web/form/flight-search-date.tsx'
import { daysSold } from '#flights/search/web/form/flight-search-days.ts'
import { type CellsProps, faultOf } from '#flights/search/web/form/flight-search-plain.tsx'
import { StayWords } from '#flights/search/web/form/flight-search-stay.tsx'
import { LazyDatePanel } from '#web/ui/calendar/lazy-date-panel.tsx'
import { Popup } from '#web/ui/dialogs/popup.tsx'
import { CellGroup } from '#web/ui/search/search-cell.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

export function RoundDateCells(props: CellsProps) {
  const { draft, faults } = props
  const dates = useRoundDates(props)
  const { choosing, start, end, toggle } = dates
  return (
    <CellGroup>
      <DateButton
        label="تاریخ رفت"
        date={start}
        error={faultOf(faults, 'date')}
        isOpen={choosing === 'start'}
        onOpen={() => toggle('start')}
      />
      <DateButton
        label="تاریخ برگشت"
        date={end}
        error={faultOf(faults, 'back')}
        isOpen={choosing === 'end'}
        onOpen={() => toggle('end')}
      />
      <input type="hidden" name="date" value={draft.legs[0].date} />
      <input type="hidden" name="back" value={draft.back} />
      <Popup
        open={choosing !== undefined}
        onClose={() => dates.choose(undefined)}
        label="تاریخ رفت‌وبرگشت"
        side="end"
      >
        <div data-unpriced={dates.isKnown ? undefined : ''}>
          <Suspense fallback={<Skeleton width="320px" height="420px" />}>
            <Panel {...props} dates={dates} />
          </Suspense>
        </div>
      </Popup>
    </CellGroup>
  )
}

function Panel(props: CellsProps & { readonly dates: ReturnType<typeof useRoundDates> }) {
  const { today, scope, draft, onChange, onAnswer = onChange, dates } = props
  const { choosing = 'start', start, end, out, back } = dates
  return (
    <LazyDatePanel
      isReturn
      choosing={choosing}
      onChoosing={dates.choose}
      today={Temporal.PlainDate.from(today)}
      open={daysSold(today)}
      start={start}
      end={end}
      priceOf={dates.priceOf}
      isHoliday={isDayOff}
      occasionOf={occasionOf}
      onShow={(months) => {
        out.show(months)
        back.show(months)
      }}
      summary={
        <StayWords start={start} end={end} prices={scope === 'domestic' ? { out, back } : undefined} />
      }
      onPick={dates.pick}
      onDone={() => {
        dates.choose(undefined)
        onAnswer(draft)
      }}
    />
  )
}
