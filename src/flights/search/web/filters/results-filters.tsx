import './results-filters.css'
import { memo } from 'react'
import type { Counts } from '#flights/search/filter-counts.ts'
import type { Filters } from '#flights/search/filters.ts'
import type { OfferIndex } from '#flights/search/offer-index.ts'
import { AirlineFilter, AirportFilter } from '#flights/search/web/filters/results-filter-airlines.tsx'
import { StopsFilter, TimeFilter, TypeFilter } from '#flights/search/web/filters/results-filter-choices.tsx'
import { ListFilter } from '#flights/search/web/filters/results-filter-list.tsx'
import { DurationFilter, PriceFilter } from '#flights/search/web/filters/results-filter-range.tsx'
import { BagFilter, CabinFilter, RefundFilter } from '#flights/search/web/filters/results-filter-terms.tsx'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { useCounts } from '#flights/search/web/results/use-results-view.ts'
import { useWays } from '#flights/search/web/results/use-ways.ts'
import { useSettled } from '#web/use-settled.ts'
import { useSteady } from '#web/use-steady.ts'

export interface FilteringProps {
  readonly index: OfferIndex
  readonly look: ResultsLook
  readonly count: number
}

/** Every choice applies at once; without scripts the form is submitted. */
export function ResultsFilters({ index, look }: Omit<FilteringProps, 'count'>) {
  const { filters } = look
  const { settled, counts, whole } = useCounts(index, filters)
  const change = useSteady((part: Partial<Filters>) => look.filter({ ...filters, ...part }))
  return (
    <form className="results-filters" method="get" action="/plp" aria-label="فیلترها">
      <HiddenFields params={useSettled(look.params)} />
      <RefundFilter chosen={filters.refund} choices={counts.refunds} whole={whole.refunds} change={change} />
      <WayFilters index={index} filters={filters} counts={counts} whole={whole} change={change} />
      <PriceFilter index={index} filters={settled} chosen={filters.price} change={change} />
      <BagFilter chosen={filters.bag} choices={counts.bags} whole={whole.bags} change={change} />
      <TypeFilter chosen={filters.type} choices={counts.types} whole={whole.types} change={change} />
      <CabinFilter chosen={filters.cabins} choices={counts.cabins} whole={whole.cabins} change={change} />
      <AirlineFilter
        chosen={filters.airlines}
        choices={counts.airlines}
        whole={whole.airlines}
        change={change}
      />
      <AirportFilter
        proposals={index.offers}
        chosen={filters.airports}
        choices={counts.airports}
        whole={whole.airports}
        change={change}
      />
      <DurationFilter index={index} filters={settled} chosen={filters.durationMinutes} change={change} />
      <ListFilter
        withSeats={filters.withSeats}
        duplicates={filters.duplicates}
        noSelfTransfer={filters.noSelfTransfer}
        noAirportChange={filters.noAirportChange}
        counts={counts}
        whole={whole}
        change={change}
      />
      <noscript>
        <button className="button" data-kind="tonal" type="submit">
          اعمال فیلترها
        </button>
      </noscript>
    </form>
  )
}

interface WayProps {
  readonly index: OfferIndex
  readonly filters: Filters
  readonly counts: Counts
  readonly whole: Counts
  readonly change: (part: Partial<Filters>) => void
}

function WayFilters({ index, filters, counts, whole, change }: WayProps) {
  const ways = useWays(index)
  return (
    <>
      {ways.map((way) => (
        <StopsFilter
          key={way}
          way={way}
          chosen={way === 'out' ? filters.stopsOutbound : filters.stopsReturning}
          choices={way === 'out' ? counts.stops : counts.stopsBack}
          whole={way === 'out' ? whole.stops : whole.stopsBack}
          change={change}
        />
      ))}
      {ways.map((way) => (
        <TimeFilter
          key={way}
          way={way}
          chosen={way === 'out' ? filters.times : filters.timesBack}
          choices={way === 'out' ? counts.times : counts.timesBack}
          whole={whole.times}
          change={change}
        />
      ))}
    </>
  )
}

const asked = new Set([
  'stops',
  'stopsBack',
  'time',
  'timeBack',
  'type',
  'airline',
  'airport',
  'cabins',
  'bag',
  'refund',
  'selfTransfer',
  'airportChange',
  'seats',
  'duplicates',
  'open',
  'edit',
])

const HiddenFields = memo(function HiddenFields({ params }: { readonly params: URLSearchParams }) {
  return [...params]
    .filter(([name]) => !asked.has(name))
    .map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />)
})
