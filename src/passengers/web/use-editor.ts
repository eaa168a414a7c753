import { useState } from 'react'
import type { passengerCalls, SavedPassenger } from '#passengers/calls.ts'
import type { PassengerField } from '#passengers/form.ts'
import { documentsIn } from '#passengers/saved-form.ts'
import { type DocumentChoice, editedFaults, editedForm } from '#passengers/web/editor-draft.ts'
import { draftOf, noTraveller, type TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

interface Wanted {
  readonly saved: SavedPassenger | undefined
  readonly today: Temporal.PlainDate
  readonly onSaved: (saved: SavedPassenger) => void
}

type Sentences = Readonly<Partial<Record<PassengerField, string>>>

export function useEditor({ saved, today, onSaved }: Wanted) {
  const [draft, setDraft] = useState(() => (saved === undefined ? noTraveller : draftOf(saved)))
  const [choice, setChoice] = useState<DocumentChoice>(() => choiceOf(saved))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Sentences>({})
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly declined?: string }>({
    isBusy: false,
  })
  const faults = editedFaults(draft, choice, today)
  const shown = { ...only(faults, left), ...said(refused) }

  function change(next: TravellerDraft, field: PassengerField) {
    setDraft(next)
    setRefused((before) => ({ ...before, [field]: undefined }))
  }

  async function save(): Promise<boolean> {
    if (state.isBusy) return true
    setLeft(new Set(Object.keys(faults)))
    if (Object.keys(faults).length > 0) return false
    setState({ isBusy: true })
    try {
      const passenger = { ...editedForm(draft, choice), ...(saved && { id: saved.id }) }
      const line = 'POST /api/flight-reservation/Passenger/AddOrUpdatePassenger'
      onSaved(await ask<typeof passengerCalls.save>(line, { body: { passenger } }))
      return true
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      const fields = fieldsOf(error)
      setRefused(fields)
      setState({ isBusy: false, ...(Object.keys(fields).length === 0 && { declined: error.message }) })
      return false
    }
  }

  return {
    ...state,
    draft,
    choice,
    shown,
    change,
    choose: (next: DocumentChoice) => setChoice(next),
    leave: (field: PassengerField) => setLeft((before) => new Set([...before, field])),
    save,
  }
}

function choiceOf(saved: SavedPassenger | undefined): DocumentChoice {
  const [first, second] = documentsIn(saved ?? {})
  return second === undefined ? first : 'both'
}

/** The server prefixes properties with the body's key. */
function fieldsOf({ fields }: Declined): Sentences {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([property, says]) =>
      property.startsWith('passenger.') ? [[property.slice('passenger.'.length), says]] : [],
    ),
  )
}

function said(sentences: Sentences): Sentences {
  return Object.fromEntries(Object.entries(sentences).filter(([, sentence]) => sentence !== undefined))
}

function only(faults: Sentences, fields: ReadonlySet<string>): Sentences {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => fields.has(field)))
}
