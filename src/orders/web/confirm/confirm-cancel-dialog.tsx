import { useCancel } from '#orders/web/confirm/use-cancel.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

export interface CancelProps {
  readonly order: { readonly orderId: string }
  /** consequence, and the button: «آزاد کردن ۲ صندلی» */
  readonly words: { readonly says: string; readonly action: string }
  readonly searchAgain: string
}

export default function ConfirmCancelDialog(props: CancelProps & { readonly onClose: () => void }) {
  const { order, words, searchAgain, onClose } = props
  const { cancel, isBusy, fault } = useCancel(order.orderId, searchAgain)
  return (
    <Modal open title="از این خرید منصرف شدید؟" onClose={onClose}>
      <div className="confirm-dialog">
        <p>{words.says} پولی گرفته نشده است.</p>
        {fault !== undefined && (
          <Note tone="bad" announced>
            {fault}
          </Note>
        )}
        <div className="confirm-choices">
          <Button kind="bad" busy={isBusy && 'در حال لغو…'} onClick={() => void cancel()}>
            {words.action}
          </Button>
          <Button kind="line" onClick={onClose}>
            ادامهٔ خرید
          </Button>
        </div>
      </div>
    </Modal>
  )
}
