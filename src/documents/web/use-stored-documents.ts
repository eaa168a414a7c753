import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { documentCalls, StoredDocument } from '#documents/calls.ts'
import { ask } from '#web/api.ts'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'

export function useStoredDocuments() {
  const { revalidate } = useRevalidator()
  const { busy, fault, doing } = useOneAtATime()
  const [seen, setSeen] = useState<StoredDocument>()
  return {
    busy,
    fault,
    seen,
    look: (id: string) =>
      void doing(id, async () => {
        const mine = await ask<typeof documentCalls.mine>('GET /blob/Blob/Mine', {})
        setSeen(mine.find((one) => one.id === id))
      }),
    close: () => setSeen(undefined),
    destroy: (id: string) =>
      void doing(id, async () => {
        await ask<typeof documentCalls.forget>('DELETE /blob/Blob/{id}', { params: { id } })
        await revalidate()
      }),
  }
}
