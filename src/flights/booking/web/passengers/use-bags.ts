import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { BirthdayPrice } from '#flights/booking/birthday-prices.ts'
import {
  type BagsDraft,
  type BagsRequest,
  bagName,
  bagsChosen,
  bagsDraftFrom,
  isBagName,
} from '#flights/choosing/bags-draft.ts'

interface Wanted {
  readonly asked: BagsRequest
  readonly birthdays: readonly BirthdayPrice[]
  /** storage key, so that the choice survives a reload */
  readonly keptAs: string
}

export function useBags({ asked, birthdays, keptAs }: Wanted) {
  const [draft, setDraft] = useState<BagsDraft>({})
  useBefore(keptAs, (kept, form) => setDraft({ ...bagsDraftFrom(kept), ...pressedIn(form, asked) }))
  const chosen = bagsChosen(asked, draft, birthdays)
  return {
    chosen,
    total: chosen.reduce((sum, { price }) => sum + price, 0),
    idOf: (passenger: number, leg: number) =>
      chosen.find((one) => one.passenger === passenger && one.leg === leg)?.bagId ?? '',
    choose(passenger: number, leg: number, bagId: string) {
      const next = { ...draft, [bagName(passenger, leg)]: bagId }
      setDraft(next)
      sessionStorage.setItem(keptAs, JSON.stringify(next))
    },
  }
}

export type Bags = ReturnType<typeof useBags>

function useBefore(keptAs: string, onBefore: (kept: string | null, form: FormData) => void) {
  const begin = useEffectEvent(onBefore)
  useLayoutEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form#passengers')
    begin(sessionStorage.getItem(keptAs), form === null ? new FormData() : new FormData(form))
  }, [keptAs])
}

function pressedIn(form: FormData, { first }: BagsRequest): BagsDraft {
  const pressed: Record<string, string> = {}
  for (const [name, value] of form) {
    const begun = first[Number(name.split('.').at(-1))] ?? ''
    if (isBagName(name) && typeof value === 'string' && value !== begun) pressed[name] = value
  }
  return pressed
}
