import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { orderCalls } from '#orders/calls.ts'
import type { SharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

export function OrderCancel({ orderId, words }: Pick<SharedTexts, 'orderId' | 'words'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { revalidate } = useRevalidator()

  async function cancel() {
    setIsBusy(true)
    await ask<typeof orderCalls.cancel>(
      'POST /api/orders/Order/Cancel',
      { body: { orderId } },
      `cancel-${orderId}`,
    )
      .then(revalidate)
      .then(
        () => setIsOpen(false),
        (error) => {
          if (!(error instanceof Declined)) throw error
          setDeclined(error.message)
          setIsBusy(false)
        },
      )
  }

  return (
    <>
      <Button kind="ghost" onClick={() => setIsOpen(true)}>
        لغو سفارش
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title="این سفارش لغو شود؟">
        <p className="order-cancel-words">{words.cancelling} هنوز پولی نپرداخته‌اید، پس چیزی کم نمی‌شود.</p>
        <RefusalNote says={declined} />
        <div className="order-acts">
          <Button kind="bad" busy={isBusy && 'در حال لغو…'} onClick={() => void cancel()}>
            {words.cancel}
          </Button>
          <Button kind="line" onClick={() => setIsOpen(false)}>
            نگه داشتن سفارش
          </Button>
        </div>
      </Modal>
    </>
  )
}
