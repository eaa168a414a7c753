import { Modal } from '#web/ui/dialogs/modal.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'

interface Props {
  /** «صندلی‌ها» */
  readonly held: string
  /** of what is not held for anybody: what ended with the time */
  readonly says?: string
  readonly searchAgain: string
}

/** The hold is over with the page in use: nothing was taken, and the way back is the same search. */
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
