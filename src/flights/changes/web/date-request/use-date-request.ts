import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { flightCalls } from '#flights/calls.ts'
import type { DateRequestOnPage } from '#flights/changes/web/date-request/date-request-on-page.server.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { responseOnce } from '#web/response-once.ts'

interface Draft {
  readonly leg: number
  /** positions on the order */
  readonly going: readonly number[]
  readonly day: string
  readonly isFlexible: boolean
  readonly note: string
}

type Faults = Readonly<Record<string, string>>

/** What is wished, and handing it over; what is no longer so is said, and looked up again. */
export function useDateRequest({ orderId, directions }: DateRequestOnPage, onMade: () => void) {
  const everybody = (leg: number) =>
    directions.find((one) => one.leg === leg)?.people.map(({ passenger }) => passenger) ?? []
  const first = directions[0]?.leg ?? 0
  const [draft, setDraft] = useState<Draft>({
    leg: first,
    going: everybody(first),
    day: '',
    isFlexible: false,
    note: '',
  })
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const { revalidate } = useRevalidator()

  function change(part: Partial<Draft>) {
    setDraft((before) => ({
      ...before,
      ...(part.leg !== undefined && { going: everybody(part.leg) }),
      ...part,
    }))
    setFaults({})
    setDeclined(undefined)
  }

  async function send(): Promise<boolean> {
    const missing = missingIn(draft)
    setFaults(missing)
    if (isBusy || Object.keys(missing).length > 0) return Object.keys(missing).length === 0
    setBusy(true)
    setDeclined(undefined)
    const { going: passengers, ...wish } = draft
    const body = { orderId, ...wish, passengers: [...passengers] }
    try {
      await responseOnce('request-date', (key) =>
        ask<typeof flightCalls.requestDateChange>(line, { body }, key(body)),
      )
      onMade()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setFaults(error.fields)
      setDeclined(Object.keys(error.fields).length === 0 ? error.message : undefined)
      if (error.status !== 409) return false
    } finally {
      setBusy(false)
    }
    await revalidate()
    return true
  }

  return { draft, faults, isBusy, declined, change, send }
}

const line = 'POST /api/flight-reservation/DateChange/Request'

function missingIn({ going, day }: Draft): Faults {
  return {
    ...(going.length === 0 && { passengers: 'دست‌کم یک مسافر را انتخاب کنید.' }),
    ...(day === '' && { day: 'روز دلخواه را انتخاب کنید.' }),
  }
}
