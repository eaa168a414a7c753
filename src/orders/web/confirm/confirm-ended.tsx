import { Modal } from '#web/ui/dialogs/modal.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'

interface Props {
  readonly held: string
  readonly says?: string
  readonly searchAgain: string
}

export default function ConfirmEnded({
  held,
  says = `زمان نگه‌داری این قیمت تمام شد و ${held} آزاد شدند.`,
  searchAgain,
}: Props) {
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
