import { useState } from 'react'
import { travelFor } from '#flights/abroad/travel-rules.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { CorrectionChecked, CorrectionMade } from '#flights/corrections/correction-calls.ts'
import type { Correctable } from '#flights/corrections/web/correction-page.tsx'
import type { PassengerField } from '#passengers/form.ts'
import {
  draftOf,
  faultsOf,
  formOf,
  type TravellerDraft,
  type TravellerFaults,
} from '#passengers/web/traveller-draft.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { responseOnce } from '#web/response-once.ts'

export function useCorrection({ orderId, position, person, group, travel: asked }: Correctable) {
  const [draft, setDraft] = useState(() => draftOf(person))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<TravellerFaults>({})
  const [checked, setChecked] = useState<CorrectionChecked>()
  const [made, setMade] = useState<CorrectionMade>()
  const { busy, declined, setDeclined, trying } = useTrying(setRefused)
  const travel = travelFor(asked, group)
  const faults = faultsOf(draft, asked.document, travel)
  const body = { orderId, position, passenger: { ...formOf(draft, group, asked.document) } }

  function change(next: TravellerDraft, field: PassengerField) {
    setDraft(next)
    setChecked(undefined)
    setDeclined(undefined)
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)))
  }

  async function check(): Promise<boolean> {
    setLeft(new Set(Object.keys(faults)))
    if (Object.keys(faults).length > 0) return false
    return trying('check', async () => {
      const line = 'POST /api/flight-reservation/Correction/Check'
      setChecked(await ask<typeof flightCalls.checkCorrection>(line, { body }))
    })
  }

  function make(): Promise<boolean> {
    return trying('make', async () => {
      const line = 'POST /api/flight-reservation/Correction/Correct'
      setMade(
        await responseOnce('correct', (key) => ask<typeof flightCalls.correct>(line, { body }, key(body))),
      )
    })
  }

  return {
    draft,
    travel,
    faults: { ...only(faults, left), ...refused },
    checked,
    made,
    busy,
    declined,
    change,
    leave: (field: PassengerField) => setLeft((before) => new Set([...before, field])),
    check,
    make,
  }
}

/** One request at a time; what the server finds wrong goes to its fields, the rest beside the button. */
function useTrying(setRefused: (faults: TravellerFaults) => void) {
  const [busy, setBusy] = useState<'check' | 'make'>()
  const [declined, setDeclined] = useState<string>()
  async function trying(what: 'check' | 'make', work: () => Promise<void>): Promise<boolean> {
    if (busy !== undefined) return true
    setBusy(what)
    setDeclined(undefined)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      const fields = fieldsOf(error)
      setRefused(fields)
      setDeclined(Object.keys(fields).length === 0 ? error.message : undefined)
      return false
    } finally {
      setBusy(undefined)
    }
  }

  return { busy, declined, setDeclined, trying }
}

export type CorrectionState = ReturnType<typeof useCorrection>

/** The server prefixes properties with the body's key. */
function fieldsOf({ fields }: Declined): TravellerFaults {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([property, says]) =>
      property.startsWith('passenger.') ? [[property.slice('passenger.'.length), says]] : [],
    ),
  )
}

function only(faults: TravellerFaults, fields: ReadonlySet<string>): TravellerFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => fields.has(field)))
}
