import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Watch } from '#flights/choosing/choosing-response.ts'
import { stopWaiting } from '#flights/search/web/watches/watching.ts'
import { Declined, offline } from '#web/declined.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

export function StopWaiting({ watch }: { readonly watch: Watch }) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function stop() {
    setBusy(true)
    try {
      await stopWaiting(watch)
      await revalidate()
    } catch (error) {
      setFault(error instanceof Declined ? error.message : offline)
    }
    setBusy(false)
  }
  return (
    <>
      <Button kind="ghost" size="small" busy={isBusy && 'یک لحظه…'} onClick={() => void stop()}>
        دیگر خبر ندهید
        <span className="only-spoken"> {watch.flightNumber ?? watch.destinationName}</span>
      </Button>
      {fault && (
        <Note tone="bad" announced>
          {fault}
        </Note>
      )}
    </>
  )
}
