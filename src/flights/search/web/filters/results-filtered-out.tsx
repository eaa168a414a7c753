import { lifts } from '#flights/search/filter-suggestions.ts'
import { type FilterName, without } from '#flights/search/filters.ts'
import type { OfferIndex } from '#flights/search/offer-index.ts'
import { ClearFilters } from '#flights/search/web/filters/results-clear-filters.tsx'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

const filterWords: Readonly<Record<FilterName, string>> = {
  times: 'ساعت حرکت',
  timesBack: 'ساعت حرکت برگشت',
  airlines: 'ایرلاین',
  price: 'قیمت',
  stopsOutbound: 'توقف',
  stopsReturning: 'توقف برگشت',
  type: 'نوع بلیت',
  durationMinutes: 'مدت سفر',
  airports: 'فرودگاه',
  cabins: 'کلاس پرواز',
  bag: 'بار تحویلی',
  refund: 'استرداد',
  noSelfTransfer: 'همهٔ مسیر با یک بلیت',
  noAirportChange: 'بدون تغییر فرودگاه',
  withSeats: 'فقط بلیت‌های موجود',
  duplicates: 'بلیت‌های تکراری',
}

/** suggestions shown */
const offeredAtMost = 4

interface Props {
  readonly index: OfferIndex
  readonly look: ResultsLook
}

export function FilteredOut({ index, look }: Props) {
  const ways = lifts(index, look.filters).slice(0, offeredAtMost)
  return (
    <EmptyState
      title="هیچ پروازی با این فیلترها نیست"
      actions={
        <>
          {ways.map(({ names, count, lowest }) => (
            <Button
              key={names.join()}
              kind="tonal"
              onClick={() => look.filter(without(look.filters, ...names))}
            >
              حذف {quoted(names)}، {persianDigits(count)} پرواز
              {lowest !== undefined && ` از ${priceWords(lowest)}`}
            </Button>
          ))}
          <ClearFilters look={look} />
        </>
      }
    >
      {(ways[0]?.names.length ?? 0) > 1
        ? 'این فیلترها با هم نمی‌خوانند؛ با حذفشان پرواز پیدا می‌شود:'
        : 'با حذف یکی از این فیلترها پرواز پیدا می‌شود:'}
    </EmptyState>
  )
}

function quoted(names: readonly FilterName[]): string {
  return names.map((name) => `«${filterWords[name]}»`).join(' و ')
}
