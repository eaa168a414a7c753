import { type Sorting, sortingNames, sortingSentences, sortings } from '#flights/search/sorting.ts'
import { ClearFilters } from '#flights/search/web/filters/results-clear-filters.tsx'
import { type FilteringProps, ResultsFilters } from '#flights/search/web/filters/results-filters.tsx'
import type { Sheet } from '#flights/search/web/results/results-floating.tsx'
import { persianDigits } from '#money/digits.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Radio } from '#web/ui/fields/radio.tsx'

interface Props extends FilteringProps {
  readonly sheet: Sheet | undefined
  readonly onClose: () => void
}

export default function ResultsSheet({ sheet, onClose, ...filtering }: Props) {
  const { count, look } = filtering
  return (
    <>
      <Modal open={sheet === 'filters'} onClose={onClose} title="فیلترها">
        <ClearFilters look={look} />
        <ResultsFilters {...filtering} />
        <div className="results-sheet-foot">
          <Button block onClick={onClose}>
            نمایش {persianDigits(count)} پرواز
          </Button>
        </div>
      </Modal>
      <Modal open={sheet === 'sorting'} onClose={onClose} title="مرتب‌سازی">
        {sortings.map((sorting) => (
          <Radio
            key={sorting}
            name="sheet-sorting"
            checked={sorting === look.sorting}
            onChange={() => choose(sorting)}
          >
            <span className="sorting-choice">
              {sortingNames[sorting]}
              {sortingSentences[sorting] && <small>{sortingSentences[sorting]}</small>}
            </span>
          </Radio>
        ))}
      </Modal>
    </>
  )

  function choose(sorting: Sorting) {
    look.sort(sorting)
    onClose()
  }
}
