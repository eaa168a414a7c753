import { useState } from 'react'
import type { orderCalls } from '#orders/calls.ts'
import type { Tracking } from '#orders/tracked.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

export interface TrackingWish {
  readonly orderNumber: string
  readonly mobile: string
}

export type TrackingFaults = Partial<Record<keyof TrackingWish, string>>

/** The address stays unchanged: it must not contain a mobile number. */
export function useTracking() {
  const [found, setFound] = useState<Tracking>()
  const [faults, setFaults] = useState<TrackingFaults>({})
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const track = async (wish: TrackingWish) => {
    if (isBusy) return
    setFound(undefined)
    setDeclined(undefined)
    const empty = emptyIn(wish)
    setFaults(empty)
    if (Object.keys(empty).length > 0) return
    setBusy(true)
    try {
      setFound(await ask<typeof orderCalls.track>('POST /api/orders/Order/Track', { body: wish }))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setFaults(error.fields)
      setDeclined(Object.keys(error.fields).length > 0 ? undefined : error.message)
    } finally {
      setBusy(false)
    }
  }
  return { track, found, faults, declined, isBusy }
}

function emptyIn({ orderNumber, mobile }: TrackingWish): TrackingFaults {
  return {
    ...(orderNumber.trim() === '' && { orderNumber: 'شمارهٔ سفارش را بنویسید.' }),
    ...(mobile.trim() === '' && { mobile: 'شمارهٔ موبایل را بنویسید.' }),
  }
}
