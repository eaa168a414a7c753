import { useState } from 'react'
import type { documentCalls } from '#documents/calls.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { readStored } from '#documents/web/read-stored.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

type Attaching =
  | { readonly at: 'offered' }
  | { readonly at: 'sending' }
  | { readonly at: 'attached'; readonly id: string; readonly reading: Reading | undefined }
  | { readonly at: 'declined'; readonly says: string }

export function useAttaching(file: File, passportNumber: string) {
  const [attaching, setAttaching] = useState<Attaching>({ at: 'offered' })
  return {
    attaching,
    async attach() {
      setAttaching({ at: 'sending' })
      try {
        const { id } = await ask<typeof documentCalls.upload>('POST /blob/Blob/Upload', {
          body: { kind: 'passport', ...(isNumber(passportNumber) && { passportNumber }) },
          file,
        })
        setAttaching({ at: 'attached', id, reading: undefined })
        setAttaching({ at: 'attached', id, reading: await readStored(id) })
      } catch (error) {
        if (!(error instanceof Declined)) throw error
        setAttaching({ at: 'declined', says: error.message })
      }
    },
    /** If this fails, its expiry deletes it. */
    detach() {
      if (attaching.at !== 'attached') return
      const params = { id: attaching.id }
      void ask<typeof documentCalls.forget>('DELETE /blob/Blob/{id}', { params }).catch(() => undefined)
    },
  }
}

function isNumber(text: string): boolean {
  return /^[A-Za-z0-9]{6,10}$/.test(text)
}
