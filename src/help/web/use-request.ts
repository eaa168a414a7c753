import { useState } from 'react'
import type { ContactRequest, contactCalls } from '#help/calls.ts'
import { contactTexts } from '#help/contact-form.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

export interface RequestKey {
  readonly number: string
  readonly mobile: string
}

type Faults = Partial<Record<keyof RequestKey, string>>

/** The address keeps the number alone: never a mobile. */
export function useRequest() {
  const [found, setFound] = useState<{ readonly request: ContactRequest; readonly key: RequestKey }>()
  const [faults, setFaults] = useState<Faults>({})
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function doing(key: RequestKey, work: () => Promise<ContactRequest>) {
    if (isBusy) return
    const empty = emptyIn(key)
    setFaults(empty)
    setDeclined(undefined)
    if (Object.keys(empty).length > 0) return
    setBusy(true)
    try {
      setFound({ request: await work(), key })
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setFaults(error.fields)
      setDeclined(Object.keys(error.fields).length > 0 ? undefined : error.message)
    } finally {
      setBusy(false)
    }
  }
  return {
    found: found?.request,
    faults,
    declined,
    isBusy,
    look: (body: RequestKey) => {
      setFound(undefined)
      return doing(body, () => ask<typeof contactCalls.status>('POST /api/help/Contact/Status', { body }))
    },
    withdraw: () =>
      found &&
      doing(found.key, () =>
        ask<typeof contactCalls.withdraw>('POST /api/help/Contact/Withdraw', { body: found.key }),
      ),
  }
}

function emptyIn({ number, mobile }: RequestKey): Faults {
  return {
    ...(number.trim() === '' && { number: 'شمارهٔ پیگیری را بنویسید.' }),
    ...(mobile.trim() === '' && { mobile: contactTexts.mobile }),
  }
}
