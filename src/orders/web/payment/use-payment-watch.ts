import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { orderCalls } from '#orders/calls.ts'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'
import type { paymentCalls } from '#payments/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

const askEveryMs = 3000

interface Watched {
  readonly orderId: string
  readonly orderStatus: string
  /** awaited attempt; the socket only reports orders */
  readonly attempt:
    | { readonly id: string; readonly status: string; readonly atBank?: string | undefined }
    | undefined
  readonly isWaiting: boolean
}

/** Updates by live socket, else by polling every three seconds. Returns whether the network is down. */
export function usePaymentWatch({ orderId, orderStatus, attempt, isWaiting }: Watched): {
  isOffline: boolean
} {
  const { revalidate } = useRevalidator()
  const [isOffline, setOffline] = useState(false)
  const isLive = useLiveOrder(orderId, isWaiting, (status) => {
    if (status !== orderStatus) void revalidate()
  })
  const look = useEffectEvent(async () => {
    try {
      if (await hasMoved({ orderId, orderStatus, attempt })) await revalidate()
      setOffline(false)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setOffline(error.status === 0)
    }
  })
  const isAsking = isWaiting && (!isLive || attempt !== undefined)
  useEffect(() => {
    if (!isAsking) return undefined
    const asking = setInterval(() => void look(), askEveryMs)
    return () => clearInterval(asking)
  }, [isAsking])
  return { isOffline: isOffline && isWaiting }
}

async function hasMoved({ orderId, orderStatus, attempt }: Omit<Watched, 'isWaiting'>): Promise<boolean> {
  const line = 'GET /api/orders/Order/GetCurrentUserOrderDetails/{id}'
  const { status } = await ask<typeof orderCalls.details>(line, { params: { id: orderId } })
  if (status !== orderStatus) return true
  if (attempt === undefined) return false
  const paid = await ask<typeof paymentCalls.byId>('GET /api/payment/Pay/ById', { query: { id: attempt.id } })
  return paid.status !== attempt.status || paid.atBank !== attempt.atBank
}
