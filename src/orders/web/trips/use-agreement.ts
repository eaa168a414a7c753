import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { orderCalls } from '#orders/calls.ts'
import type { TripView } from '#orders/web/trips/trip-page.server.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { responseOnce } from '#web/response-once.ts'

/** A yes to the prices that stand on the screen, and to no others. */
export function useAgreement(tripId: string, dearer: TripView['changes']) {
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const { revalidate } = useRevalidator()
  async function agree(): Promise<void> {
    setBusy(true)
    setDeclined(undefined)
    const body = { tripId, agreed: dearer.map(({ orderId, becomes }) => ({ orderId, total: becomes })) }
    try {
      await responseOnce('agree trip', (key) =>
        ask<typeof orderCalls.agreeTrip>('POST /api/orders/Trip/AgreePrice', { body }, key(body)),
      )
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setDeclined(error.message)
    }
    await revalidate()
    setBusy(false)
  }
  return { agree, isBusy, declined }
}
