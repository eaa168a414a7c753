import { useState } from 'react'
import { isEmail } from '#accounts/email-address.ts'
import type { ContactRequest, contactCalls } from '#help/calls.ts'
import {
  type ContactField,
  type ContactForm,
  type ContactTopic,
  contactFaults,
  contactTexts,
} from '#help/contact-form.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import type { Puzzle } from '#web/ui/fields/use-captcha.ts'
import { useRequestedCaptcha } from '#web/ui/fields/use-requested-captcha.ts'

type Faults = Partial<Record<ContactField, string>>

export type Typed = ContactForm & { readonly topic: ContactTopic }

/** Sends the form; `done` is what its writer is told of it. */
export function useContact() {
  const [done, setDone] = useState<ContactRequest>()
  const [faults, setFaults] = useState<Faults>({})
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const asked = useRequestedCaptcha(puzzle)
  const send = async (form: Typed) => {
    if (isBusy) return
    const wrong = contactFaults(form, (text) => isEmail(text.trim()))
    setFaults(Object.fromEntries(wrong.map((field) => [field, contactTexts[field]])))
    setDeclined(undefined)
    if (wrong.length > 0 || asked.lacksAnswer()) return
    setBusy(true)
    try {
      const body = { ...form, ...(await asked.given()) }
      setDone(await ask<typeof contactCalls.write>('POST /api/help/Contact/Write', { body }))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      await asked.declined(error)
      setFaults(error.fields)
      setDeclined(Object.keys(error.fields).length > 0 ? undefined : error.message)
    } finally {
      setBusy(false)
    }
  }
  return { send, done, faults, declined, isBusy, asked }
}

function puzzle(): Promise<Puzzle> {
  return ask<typeof contactCalls.captcha>('POST /api/help/Contact/Captcha', {})
}
