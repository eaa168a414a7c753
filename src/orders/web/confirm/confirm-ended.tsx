import { Modal } from '#web/ui/dialogs/modal.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'

interface Props {
  readonly says: string
  readonly searchAgain: string
}

export default function ConfirmEnded({ says, searchAgain }: Props) {
  return (
    <Modal open blocking title="زمان نگه‌داری تمام شد" onClose={() => undefined}>
      <div className="confirm-dialog">
        <p>{says} پولی از شما گرفته نشده است؛ قیمت تازه را ببینید.</p>
        <LinkButton to={searchAgain} block>
          جستجوی دوباره
        </LinkButton>
      </div>
    </Modal>
  )
}
