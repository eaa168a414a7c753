import { memo } from 'react'
import type { Counts } from '#flights/search/filter-counts.ts'
import type { Filters } from '#flights/search/filters.ts'
import type { Measure } from '#flights/search/offer-index.ts'
import { Brings } from '#flights/search/web/filters/results-filter-rows.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'

type Chosen = Pick<Filters, 'withSeats' | 'duplicates' | 'noSelfTransfer' | 'noAirportChange'>

interface Props extends Chosen {
  readonly counts: Counts
  readonly whole: Counts
  readonly change: (part: Partial<Filters>) => void
}

export const ListFilter = memo(function ListFilter(props: Props) {
  const { withSeats, duplicates, noSelfTransfer, noAirportChange, counts, whole, change } = props
  const hasSelfTransfers = whole.noSelfTransfer.count < whole.merged.count
  const hasAirportChanges = whole.noAirportChange.count < whole.merged.count
  return (
    <fieldset>
      <legend>نمایش</legend>
      {(hasSelfTransfers || noSelfTransfer) && (
        <Switch
          name="selfTransfer"
          value="0"
          checked={noSelfTransfer}
          onChange={(event) => change({ noSelfTransfer: event.target.checked })}
        >
          <Option words="همهٔ مسیر با یک بلیت" brings={counts.noSelfTransfer} />
        </Switch>
      )}
      {(hasAirportChanges || noAirportChange) && (
        <Switch
          name="airportChange"
          value="0"
          checked={noAirportChange}
          onChange={(event) => change({ noAirportChange: event.target.checked })}
        >
          <Option words="بدون تغییر فرودگاه" brings={counts.noAirportChange} />
        </Switch>
      )}
      <Switch
        name="seats"
        value="1"
        checked={withSeats}
        onChange={(event) => change({ withSeats: event.target.checked })}
      >
        <Option words="فقط بلیت‌های موجود" brings={counts.withSeats} />
      </Switch>
      <Switch
        name="duplicates"
        value="1"
        checked={duplicates}
        onChange={(event) => change({ duplicates: event.target.checked })}
      >
        <Option words="نمایش بلیت‌های تکراری" brings={counts.duplicates} />
      </Switch>
    </fieldset>
  )
})

interface OptionProps {
  readonly words: string
  readonly brings: Measure
}

function Option({ words, brings }: OptionProps) {
  return (
    <span className="filter-option">
      {words}
      <Brings {...brings} />
    </span>
  )
}
