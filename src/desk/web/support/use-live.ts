import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Declined } from '#web/declined.ts'

/** ages and lateness pass without anything being written */
const readAgainMs = 30_000

/** What was loaded, as it stands now: read again when somebody wrote, read or took something, once at a time. */
export function useLive<T>(
  loaded: T,
  read: () => Promise<T>,
): { readonly view: T; readonly isCutOff: boolean } {
  const [fresh, setFresh] = useState<{ readonly of: T; readonly view: T }>()
  const [isCutOff, setCutOff] = useState(false)
  const reading = useRef<'no' | 'yes' | 'once more'>('no')
  const again = useEffectEvent(async (): Promise<void> => {
    if (reading.current !== 'no') return void (reading.current = 'once more')
    do {
      reading.current = 'yes'
      try {
        setFresh({ of: loaded, view: await read() })
      } catch (error) {
        if (!(error instanceof Declined)) throw error // said again with the next change
      }
    } while (wasSaidAgain(reading.current))
    reading.current = 'no'
  })
  useEffect(() => {
    const events = new EventSource('/api/desk/conversations/events')
    events.addEventListener('open', () => setCutOff(false))
    events.addEventListener('error', () => setCutOff(true))
    events.addEventListener('message', () => void again())
    const beat = setInterval(() => void again(), readAgainMs)
    return () => {
      clearInterval(beat)
      events.close()
    }
  }, [])
  return { view: fresh?.of === loaded ? fresh.view : loaded, isCutOff }
}

/** What was said while it was read. */
function wasSaidAgain(reading: 'no' | 'yes' | 'once more'): boolean {
  return reading === 'once more'
}
