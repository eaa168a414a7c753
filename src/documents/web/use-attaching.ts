import { useState } from 'react'
import type { documentCalls } from '#documents/calls.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { readStored } from '#documents/web/read-stored.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

type Attaching =
  | { readonly at: 'offered' }
  | { readonly at: 'sending' }
  /** with what the server read in it; nothing while it reads, and where it could not be asked */
  | { readonly at: 'attached'; readonly id: string; readonly reading: Reading | undefined }
  | { readonly at: 'declined'; readonly says: string }

/** A picture on its way to the passport of a number, and what the server reads in it then. */
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
    /** Destroys what was attached; when that fails, its time destroys it. */
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
