import { useEffect, useState } from 'react'
import { whenIdle } from '#web/when-idle.ts'

/** At the latest after so long (§9). */
const idleMs = 2000

/** What a page can do without at first, brought when it rests; nothing until then, nor while it cannot be had. */
export function useWhenIdle<T extends object>(bring: () => Promise<T>): T | undefined {
  const [brought, setBrought] = useState<T>()
  useEffect(() => {
    let isGone = false
    const keep = (one: T) => {
      if (!isGone) setBrought(one)
    }
    // the page itself says when its pieces cannot be loaded
    const callOff = whenIdle(() => void bring().then(keep, () => undefined), idleMs)
    return () => {
      isGone = true
      callOff()
    }
  }, [bring])
  return brought
}
