import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Whole seconds until an ISO instant, ticking; null until the browser has taken over, since the
 * server's clock and the reader's differ. `onEnd` is called once, when nothing is left.
 */
export function useSecondsLeft(until: string, onEnd?: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    const endsAt = Date.parse(until)
    const ticking = setInterval(tick, 1000)
    tick()
    return () => clearInterval(ticking)

    function tick() {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(ticking)
      end()
    }
  }, [until])
  return left
}
