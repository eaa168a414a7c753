import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { profileCalls } from '#accounts/profile-calls.ts'
import type { AccountData } from '#accounts/server/account-data.ts'
import { type AccountDraft, accountDraftOf, changesIn } from '#accounts/web/account-draft.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { useToast } from '#web/ui/dialogs/toast.tsx'

type Faults = Readonly<Partial<Record<keyof AccountDraft, string>>>

export function useAccountForm(first: AccountData) {
  const [known, setKnown] = useState(first)
  const [draft, setDraft] = useState(() => accountDraftOf(first))
  const [faults, setFaults] = useState<Faults>({})
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const changes = changesIn(draft, known)
  return {
    draft,
    faults,
    declined,
    isBusy,
    isChanged: Object.keys(changes).length > 0,
    change(part: Partial<AccountDraft>) {
      setDraft({ ...draft, ...part })
      setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))))
    },
    undo() {
      setDraft(accountDraftOf(known))
      setFaults({})
      setDeclined(undefined)
    },
    async save(place: HTMLFormElement): Promise<void> {
      setIsBusy(true)
      setDeclined(undefined)
      try {
        const saved = await ask<typeof profileCalls.updateAccount>('POST /accounts/api/Account/Update', {
          body: changes,
        })
        setKnown(saved)
        setDraft(accountDraftOf(saved))
        setFaults({})
        toast('مشخصات شما ذخیره شد')
        await revalidate()
      } catch (error) {
        if (!(error instanceof Declined)) throw error
        setFaults(error.fields)
        if (Object.keys(error.fields).length === 0) setDeclined(error.message)
        requestAnimationFrame(() => place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      } finally {
        setIsBusy(false)
      }
    },
  }
}
