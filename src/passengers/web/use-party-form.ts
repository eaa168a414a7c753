import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
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
import { latest, type SharedForm, sharing } from '#passengers/web/shared-draft.ts'
import type { PersonTexts } from '#passengers/web/traveller-draft.ts'

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
  const share = useShared(keptAs, shared)
  useKept(keptAs, shared, (kept) => setDraft((fresh) => draftFrom(kept, fresh)))
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
      const text = JSON.stringify(next)
      sessionStorage.setItem(keptAs, text)
      share?.put(text)
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

/** After hydration: only the browser knows what it stored. */
function useKept(name: string, shared: SharedForm | undefined, onKept: (kept: string) => void) {
  const restore = useEffectEvent((here: string | null, seen: string | null) => {
    const kept = latest(here, seen, shared?.stored)
    if (kept === null) return
    if (kept !== here) sessionStorage.setItem(name, kept)
    onKept(kept)
  })
  useLayoutEffect(() => restore(sessionStorage.getItem(name), sessionStorage.getItem(seenOf(name))), [name])
}

/** Remembers with the device's own draft which stored one it follows. */
function useShared(name: string, shared: SharedForm | undefined) {
  const form = shared?.form
  const stored = shared?.stored?.changedAt
  const [share] = useState(
    () => form && sharing(form, (changedAt) => sessionStorage.setItem(seenOf(name), changedAt)),
  )
  useEffect(() => {
    if (stored !== undefined) sessionStorage.setItem(seenOf(name), stored)
  }, [name, stored])
  useEffect(() => {
    if (!share) return undefined
    addEventListener('pagehide', share.now)
    return () => {
      removeEventListener('pagehide', share.now)
      share.now()
    }
  }, [share])
  return share || undefined
}

function seenOf(name: string): string {
  return `${name} stored`
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
