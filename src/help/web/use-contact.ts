import { useRef, useState } from 'react'
import type { ContactRequest, contactCalls } from '#help/calls.ts'
import {
  type ContactField,
  type ContactForm,
  type ContactTopic,
  contactFaults,
  contactTexts,
} from '#help/contact-form.ts'
import type { Digits } from '#help/web/contact-digits.tsx'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

type Faults = Partial<Record<ContactField, string>>

export type Typed = ContactForm & { readonly topic: ContactTopic; readonly orderId?: string }

/** Sends the form; `done` is what its writer is told of it. */
export function useContact() {
  const [done, setDone] = useState<ContactRequest>()
  const [faults, setFaults] = useState<Faults>({})
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [needed, setNeeded] = useState<Declined>()
  const digits = useRef<Digits>(null)
  const send = async (form: Typed) => {
    if (isBusy) return
    const wrong = contactFaults(form, (text) => text.includes('@'))
    setFaults(Object.fromEntries(wrong.map((field) => [field, contactTexts[field]])))
    setDeclined(undefined)
    if (wrong.length > 0 || digits.current?.lacksAnswer() === true) return
    setBusy(true)
    try {
      const body = { ...form, ...(await digits.current?.given()) }
      setDone(await ask<typeof contactCalls.write>('POST /api/help/Contact/Write', { body }))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      if (error.code === 'CAPTCHA_NEEDED') setNeeded(error)
      await digits.current?.declined(error)
      setFaults(error.fields)
      setDeclined(Object.keys(error.fields).length > 0 ? undefined : error.message)
    } finally {
      setBusy(false)
    }
  }
  return { send, done, faults, declined, isBusy, digits, needed }
}
