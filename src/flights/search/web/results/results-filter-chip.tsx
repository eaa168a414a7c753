import { lazy, Suspense, useState } from 'react'
import type { FilteringProps } from '#flights/search/web/filters/results-filters.tsx'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

const ResultsSheet = lazy(() => import('#flights/search/web/results/results-sheet.tsx'))

export function FilterChip({ active, ...filtering }: FilteringProps & { readonly active: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <button type="button" className="filter-chip" aria-haspopup="dialog" onClick={open}>
        <Icon name="sliders-horizontal-bold" />
        فیلتر
        {active > 0 && (
          <span className="badge">
            {persianDigits(active)}
            <span className="only-spoken"> فیلتر روشن</span>
          </span>
        )}
      </button>
      {wasOpened && (
        <Suspense>
          <ResultsSheet {...filtering} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
