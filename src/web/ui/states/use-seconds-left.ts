import { useEffect, useEffectEvent, useState } from 'react'

/** Null until hydration, since clocks differ. `onEnd` is called once at zero. */
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
