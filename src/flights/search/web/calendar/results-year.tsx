import { FareYear, type FareYearProps } from '#flights/search/web/calendar/fare-year.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'

interface Props extends FareYearProps {
  readonly title: string
  readonly onClose: () => void
}

export default function ResultsYear({ title, onClose, ...year }: Props) {
  return (
    <Modal open onClose={onClose} title={title}>
      <FareYear {...year} />
    </Modal>
  )
}
