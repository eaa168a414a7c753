import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Declined } from '#web/declined.ts'
import { useToast } from '#web/ui/dialogs/toast.tsx'

/** One at a time; afterwards the page is read again, a refusal stays beside the buttons. */
export function useOrderAction() {
  const [busy, setBusy] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  async function run(name: string, done: string, act: () => Promise<unknown>): Promise<boolean> {
    if (busy !== undefined) return false
    setBusy(name)
    setRefusal(undefined)
    try {
      await act()
      toast(done)
      return true
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setRefusal(error.message)
      return false
    } finally {
      setBusy(undefined)
      await revalidate()
    }
  }
  return { busy, refusal, run }
}
