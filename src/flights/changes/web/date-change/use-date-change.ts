import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { confirmPath } from '#flights/booking/web/confirm/confirm-path.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { InsteadTexts } from '#flights/changes/web/date-change/date-change-texts.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { responseOnce } from '#web/response-once.ts'

interface Given {
  readonly orderId: string
  readonly leg: number
  readonly passengers: readonly number[]
}

/** Holds the seats and continues to confirmation; what is no longer so is said, and looked up again. */
export function useDateChange({ orderId, leg, passengers }: Given) {
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  async function taken({ proposalId, total, worth }: InsteadTexts) {
    const body = { orderId, leg, passengers, proposalId, total, worth }
    const made = await responseOnce('change-date', (key) =>
      ask<typeof flightCalls.changeDate>(
        'POST /api/flight-reservation/DateChange/Change',
        { body: { ...body, passengers: [...passengers] } },
        key(body),
      ),
    )
    await navigate(confirmPath(made.orderId))
  }
  function change(flight: InsteadTexts) {
    if (isBusy) return
    setBusy(true)
    setDeclined(undefined)
    void taken(flight)
      .catch(async (error: unknown) => {
        if (!(error instanceof Declined)) throw error
        setDeclined(error.message)
        await revalidate()
      })
      .finally(() => setBusy(false))
  }
  return { isBusy, declined, change }
}
