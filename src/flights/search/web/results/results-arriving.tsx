import type { SearchNamed } from '#flights/search/web/form/flight-search-choices.ts'
import { ResultsWaiting } from '#flights/search/web/results/results-waiting.tsx'
import { tripWords } from '#flights/web/trip-words.ts'
import { ResultsHeadWaiting } from '#web/ui/search/results-head.tsx'

export function ResultsArriving({ search }: { readonly search: SearchNamed | undefined }) {
  return (
    <>
      <ResultsHeadWaiting title={search === undefined ? 'جستجوی پرواز' : tripWords(search)} />
      <div className="wrap results-main" role="status">
        <div className="results-aside" />
        <div className="results-column">
          <span className="only-spoken">در حال آوردن پروازها</span>
          <ResultsWaiting />
        </div>
      </div>
    </>
  )
}
