import { noFilters } from '#hotels/filters.ts'
import type { FilteringProps } from '#hotels/web/results-chips.tsx'
import { HotelFilterForm } from '#hotels/web/results-filter-form.tsx'
import { persianDigits } from '#money/digits.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'

type Props = FilteringProps & { readonly isOpen: boolean; readonly onClose: () => void }

export default function HotelFilterSheet({ isOpen, onClose, ...filtering }: Props) {
  const { look, count } = filtering
  return (
    <Modal open={isOpen} onClose={onClose} title="فیلترها">
      <HotelFilterForm {...filtering} />
      <div className="hotel-sheet-foot">
        <Button kind="line" onClick={() => look.filter(noFilters)}>
          حذف فیلترها
        </Button>
        <Button onClick={onClose}>نمایش {persianDigits(count)} هتل</Button>
      </div>
    </Modal>
  )
}
