import { useEffectEvent, useLayoutEffect, useState } from 'react'
import {
  draftFrom,
  type Faults,
  faultsOfAll,
  newDraft,
  type PartyDraft,
  type PartyRequest,
  saidAtOnce,
} from '#passengers/web/party-draft.ts'
import { typedIn } from '#passengers/web/party-typed.ts'
import type { SharedForm } from '#passengers/web/shared-draft.ts'
import type { PersonTexts } from '#passengers/web/traveller-draft.ts'
import { useStoredDraft } from '#passengers/web/use-stored-draft.ts'

interface Wanted {
  readonly asked: PartyRequest
  readonly phoneNumber: string
  readonly email?: string
  /** who travels, by form, where that is known already */
  readonly known?: readonly (PersonTexts | undefined)[]
  /** storage key; survives reload and sign-in */
  readonly keptAs: string
  /** goes along to the user's other devices */
  readonly shared?: SharedForm | undefined
}

/** What is in the form, what is wrong with it, and what of that is shown yet. */
export function usePartyForm({ asked, phoneNumber, email = '', known, keptAs, shared }: Wanted) {
  const [draft, setDraft] = useState(() => newDraft(asked, { phoneNumber, email }, known))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Faults>({})
  const store = useStoredDraft(keptAs, shared, (kept) => setDraft((fresh) => draftFrom(kept, fresh)))
  useTyped((fields) => setDraft((fresh) => draftFrom(typedIn(fields, draft), fresh)))
  const faults = faultsOfAll(draft, asked)

  return {
    draft,
    faults,
    /** faults of visited or submitted fields, and immediate ones */
    shown: { ...only(faults, new Set([...left, ...saidAtOnce(draft)])), ...refused },
    change(next: PartyDraft, name: string) {
      setDraft(next)
      setRefused((before) => without(before, name))
      store(JSON.stringify(next))
    },
    leave: (name: string) => setLeft((before) => new Set([...before, name])),
    check(): boolean {
      setLeft(new Set(Object.keys(faults)))
      return Object.keys(faults).length === 0
    },
    refuse: setRefused,
    forget: (part: string) =>
      setLeft((before) => new Set([...before].filter((name) => !name.startsWith(`${part}.`)))),
  }
}

/** Input typed before hydration; added to the draft before the next keystroke. */
function useTyped(onTyped: (fields: FormData) => void) {
  const take = useEffectEvent(onTyped)
  useLayoutEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form#passengers')
    if (form) take(new FormData(form))
  }, [])
}

function only(faults: Faults, names: ReadonlySet<string>): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => names.has(name)))
}

function without(faults: Faults, name: string): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([one]) => one !== name))
}
