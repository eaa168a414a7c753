import type { MouseEvent } from 'react'
import type { MoreResults } from '#flights/search/web/results/use-more-results.ts'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

const words = {
  coming: 'پروازهای بیشتری در راه است…',
  come: 'فهرست کامل شد.',
  silent: 'شاید پروازهای دیگری هم باشد؛ کمی بعد دوباره جستجو کنید.',
} as const

export function ResultsLate({ state, later, showLater }: MoreResults) {
  if (state === 'whole') return null
  return (
    <>
      <p className="results-late" role="status">
        {state === 'coming' && <span className="spinner" />}
        {words[state]}
      </p>
      {later > 0 && (
        <div className="results-late-show">
          <button type="button" onClick={show}>
            <Icon name="arrows-clockwise-bold" size="small" />
            {persianDigits(later)} پیشنهاد تازه
          </button>
        </div>
      )}
    </>
  )

  function show(event: MouseEvent<HTMLElement>) {
    event.currentTarget.closest('.results-column')?.scrollIntoView({ block: 'start' })
    showLater()
  }
}
