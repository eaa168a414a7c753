import { useState } from 'react'
import { Declined } from '#web/declined.ts'

export function useOneAtATime() {
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  async function doing(id: string, action: () => Promise<void>): Promise<void> {
    if (busy !== undefined) return
    setBusy(id)
    setFault(undefined)
    try {
      await action()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setFault(error.message)
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, fault, doing }
}
