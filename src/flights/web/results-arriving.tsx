import './results-summary.css'
import type { SearchNamed } from '#flights/web/flight-search-choices.ts'
import { ResultsWaiting } from '#flights/web/results-waiting.tsx'
import { tripWords } from '#flights/web/trip-words.ts'

/** The results while their script is on its way: what was asked, and five cards in the making. */
export function ResultsArriving({ search }: { readonly search: SearchNamed | undefined }) {
  return (
    <>
      <div className="results-summary">
        <div className="wrap">
          <span className="results-back" />
          <h1>{search === undefined ? 'جستجوی پرواز' : tripWords(search)}</h1>
        </div>
      </div>
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
