import { LinkButton } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'

/** The hold is over with the page in use: nothing was taken, and the way back is the same search. */
export default function ConfirmEnded({ searchAgain }: { readonly searchAgain: string }) {
  return (
    <Modal open blocking title="زمان نگه‌داری تمام شد" onClose={() => undefined}>
      <div className="confirm-dialog">
        <p>
          زمان نگه‌داری این قیمت تمام شد و صندلی‌ها آزاد شدند. پولی از شما گرفته نشده است؛ قیمت تازه را ببینید.
        </p>
        <LinkButton to={searchAgain} block>
          جستجوی دوباره
        </LinkButton>
      </div>
    </Modal>
  )
}
