import { useEffect, useEffectEvent, useState } from 'react'
import { type LiveEvent, stayConnected } from '#web/live/live-line.ts'

/** Listens while `isWanted`; the status is undefined
 * when the price or a share has changed or events may have been missed. Returns whether it is open. */
export function useLiveOrder(
  orderId: string,
  isWanted: boolean,
  onStatus: (status: string | undefined) => void,
): boolean {
  const [isOpen, setOpen] = useState(false)
  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.type === 'refetch') onStatus(undefined)
    if ((event.type === 'price' || event.type === 'shares') && event.orderId === orderId) onStatus(undefined)
    if (event.type === 'order' && event.orderId === orderId) onStatus(event.status)
  })
  useEffect(() => {
    if (!isWanted) return undefined
    return stayConnected({ orderIds: [orderId], onOpen: setOpen, hear })
  }, [orderId, isWanted])
  return isOpen
}
