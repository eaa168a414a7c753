import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetOnce, onceKey } from '#flights/web/once-key.ts'
import { persianDigits } from '#money/digits.ts'
import type { orderCalls } from '#orders/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
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

function useCancel(orderId: string, searchAgain: string) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const navigate = useNavigate()
  const cancel = async () => {
    setBusy(true)
    const body = { orderId }
    try {
      await ask<typeof orderCalls.cancel>('POST /api/orders/Order/Cancel', { body }, onceKey('cancel', body))
      // the same form sent once more is another order
      forgetOnce('submit')
      await navigate(searchAgain)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setFault(error.message)
      setBusy(false)
    }
  }
  return { cancel, isBusy, fault }
}
