import { ClearFilters } from '#flights/search/web/filters/results-clear-filters.tsx'
import { type FilteringProps, ResultsFilters } from '#flights/search/web/filters/results-filters.tsx'
import { persianDigits } from '#money/digits.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'

interface Props extends FilteringProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export default function ResultsSheet({ isOpen, onClose, ...filtering }: Props) {
  const { count, look } = filtering
  return (
    <Modal open={isOpen} onClose={onClose} title="فیلترها">
      <ClearFilters look={look} />
      <ResultsFilters {...filtering} />
      <div className="results-sheet-foot">
        <Button block onClick={onClose}>
          نمایش {persianDigits(count)} پرواز
        </Button>
      </div>
    </Modal>
  )
}
