import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { confirmPath } from '#flights/booking/web/confirm/confirm-path.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { FlightTexts } from '#flights/changes/web/another-flight-texts.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { responseOnce } from '#web/response-once.ts'

interface Given {
  readonly orderId: string
  readonly leg: number
}

/** Holds the seats and continues to confirmation; if they are gone, says so and searches again. */
export function useAnotherFlight({ orderId, leg }: Given) {
  const [busy, setBusy] = useState<string>()
  const [declined, setDeclined] = useState<string>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  async function taken({ proposalId, total }: FlightTexts) {
    const body = { orderId, leg, proposalId, total }
    const made = await responseOnce('rebook', (key) =>
      ask<typeof flightCalls.rebook>('POST /api/flight-reservation/Rebooking/Rebook', { body }, key(body)),
    )
    await navigate(confirmPath(made.orderId))
  }
  function choose(flight: FlightTexts) {
    if (busy !== undefined) return
    setBusy(flight.proposalId)
    setDeclined(undefined)
    void taken(flight)
      .catch(async (error: unknown) => {
        if (!(error instanceof Declined)) throw error
        setDeclined(error.message)
        await revalidate()
      })
      .finally(() => setBusy(undefined))
  }
  return { busy, declined, choose }
}
