import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { orderCalls } from '#orders/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { forgetOnce } from '#web/once-key.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

export function TripLeave({ tripId }: { readonly tripId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { leave, declined, isBusy } = useLeaving(tripId, () => setIsOpen(false))
  return (
    <div>
      <Button kind="ghost" onClick={() => setIsOpen(true)}>
        انصراف از این سفر
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title="از این سفر منصرف شدید؟">
        <p className="order-cancel-words">
          همهٔ بخش‌های پرداخت‌نشده همین حالا کنار گذاشته می‌شود و قیمتشان دیگر نمی‌ماند. هنوز پولی نپرداخته‌اید، پس
          چیزی کم نمی‌شود.
        </p>
        <RefusalNote says={declined} />
        <div className="order-acts">
          <Button kind="bad" busy={isBusy && 'در حال لغو…'} onClick={() => void leave()}>
            انصراف از همه
          </Button>
          <Button kind="line" onClick={() => setIsOpen(false)}>
            نگهش دارید
          </Button>
        </div>
      </Modal>
    </div>
  )
}

export function useLeaving(tripId: string, onLeft: () => void) {
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { revalidate } = useRevalidator()
  async function leave() {
    setIsBusy(true)
    setDeclined(undefined)
    try {
      await ask<typeof orderCalls.leaveTrip>(
        'POST /api/orders/Trip/Cancel',
        { body: { tripId } },
        `leave-${tripId}`,
      )
      // the same form again is a new trip
      forgetOnce('submit')
      await revalidate()
      onLeft()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setDeclined(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  return { leave, declined, isBusy }
}
