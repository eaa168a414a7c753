import { lazy, Suspense, useState } from 'react'
import { sortingNames } from '#flights/search/sorting.ts'
import type { FilteringProps } from '#flights/search/web/filters/results-filters.tsx'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

const ResultsSheet = lazy(() => import('#flights/search/web/results/results-sheet.tsx'))

export type Sheet = 'filters' | 'sorting'

export function ResultsFloating({ active, ...filtering }: FilteringProps & { readonly active: number }) {
  const [sheet, setSheet] = useState<Sheet>()
  const [wasOpened, setWasOpened] = useState(false)
  const open = (which: Sheet) => () => {
    setWasOpened(true)
    setSheet(which)
  }
  return (
    <div className="results-floating">
      <button type="button" aria-haspopup="dialog" onClick={open('filters')}>
        <Icon name="sliders-horizontal-bold" />
        فیلتر
        {active > 0 && (
          <span className="badge">
            {persianDigits(active)}
            <span className="only-spoken"> فیلتر روشن</span>
          </span>
        )}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={open('sorting')}>
        <Icon name="sort-ascending-bold" />
        <span className="only-spoken">مرتب‌سازی: </span>
        {sortingNames[filtering.look.sorting]}
      </button>
      {wasOpened && (
        <Suspense>
          <ResultsSheet {...filtering} sheet={sheet} onClose={() => setSheet(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
