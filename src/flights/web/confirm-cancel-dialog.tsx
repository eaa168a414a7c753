import { useCancel } from '#flights/web/use-cancel.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Note } from '#web/ui/note.tsx'

export interface CancelProps {
  readonly order: { readonly orderId: string }
  readonly seats: number
  readonly searchAgain: string
}

/** What giving up costs, before it is done. */
export default function ConfirmCancelDialog(props: CancelProps & { readonly onClose: () => void }) {
  const { order, seats, searchAgain, onClose } = props
  const { cancel, isBusy, fault } = useCancel(order.orderId, searchAgain)
  return (
    <Modal open title="از این خرید منصرف شدید؟" onClose={onClose}>
      <div className="confirm-dialog">
        <p>
          {persianDigits(seats)} صندلی همین حالا آزاد می‌شود و شاید با این قیمت دوباره پیدا نشود. پولی گرفته
          نشده است.
        </p>
        {fault !== undefined && (
          <Note tone="bad" announced>
            {fault}
          </Note>
        )}
        <div className="confirm-choices">
          <Button kind="bad" busy={isBusy && 'در حال آزاد کردن…'} onClick={() => void cancel()}>
            آزاد کردن {persianDigits(seats)} صندلی
          </Button>
          <Button kind="line" onClick={onClose}>
            ادامهٔ خرید
          </Button>
        </div>
      </div>
    </Modal>
  )
}
