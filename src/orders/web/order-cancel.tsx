import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { orderCalls } from '#orders/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Note } from '#web/ui/note.tsx'

/** Gives the held seats back before their time, once the traveller has read what that means. */
export function OrderCancel({ orderId }: { readonly orderId: string }) {
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
        <p className="order-cancel-words">
          صندلی‌ها همین حالا آزاد می‌شود و قیمت دیگر نگه داشته نمی‌شود. هنوز پولی نپرداخته‌اید، پس چیزی کم نمی‌شود.
        </p>
        {declined && (
          <Note tone="bad" announced>
            {declined}
          </Note>
        )}
        <div className="order-acts">
          <Button kind="bad" busy={isBusy && 'در حال لغو…'} onClick={() => void cancel()}>
            لغو سفارش و آزاد کردن صندلی‌ها
          </Button>
          <Button kind="line" onClick={() => setIsOpen(false)}>
            نگهش دارید
          </Button>
        </div>
      </Modal>
    </>
  )
}
