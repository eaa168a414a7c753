import { useEffect, useState } from 'react'
import type { Today } from '#desk/orders/today.ts'

/** The day's figures as the house says them, each second in which one of them is another. */
export function useToday(first: Today | undefined): {
  readonly today: Today | undefined
  readonly isCutOff: boolean
} {
  const [today, setToday] = useState(first)
  const [isCutOff, setCutOff] = useState(false)
  const isShown = first !== undefined
  useEffect(() => {
    if (!isShown) return undefined
    const events = new EventSource('/api/desk/today/events')
    events.addEventListener('open', () => setCutOff(false))
    events.addEventListener('error', () => setCutOff(true))
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      setCutOff(false)
      setToday(JSON.parse(data) as Today)
    })
    return () => events.close()
  }, [isShown])
  return { today, isCutOff }
}
