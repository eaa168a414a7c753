import { type FilterName, liftable, without } from '#flights/filters.ts'
import type { Proposal } from '#flights/proposal.ts'
import { ClearFilters } from '#flights/web/results-clear-filters.tsx'
import type { ResultsLook } from '#flights/web/use-results-look.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const filterWords: Readonly<Record<FilterName, string>> = {
  times: 'ساعت حرکت',
  airlines: 'ایرلاین',
  price: 'قیمت',
  stopsOutbound: 'توقف',
  stopsReturning: 'توقف برگشت',
  type: 'نوع بلیت',
  durationMinutes: 'مدت سفر',
  airports: 'فرودگاه',
  withSeats: 'فقط بلیت‌های موجود',
  duplicates: 'بلیت‌های تکراری',
}

/** There are flights, but the filters let none through: which one to lift, and what that brings. */
export function FilteredOut({
  proposals,
  look,
}: {
  readonly proposals: readonly Proposal[]
  readonly look: ResultsLook
}) {
  const lifts = liftable(proposals, look.filters)
  return (
    <EmptyState
      title="هیچ پروازی با این فیلترها نیست"
      actions={
        <>
          {lifts.map(({ name, count }) => (
            <Button key={name} kind="tonal" onClick={() => look.filter(without(look.filters, name))}>
              برداشتن «{filterWords[name]}»، {persianDigits(count)} پرواز
            </Button>
          ))}
          <ClearFilters look={look} />
        </>
      }
    >
      {lifts.length > 0
        ? 'با برداشتن یکی از این فیلترها پرواز پیدا می‌شود:'
        : 'چند فیلتر با هم نمی‌خوانند؛ همه را بردارید و از نو انتخاب کنید.'}
    </EmptyState>
  )
}
