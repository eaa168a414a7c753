import { useEffect, useState } from 'react'
import { idleMs, whenIdle } from '#web/when-idle.ts'

export function useWhenIdle<T extends object>(bring: () => Promise<T>): T | undefined {
  const [brought, setBrought] = useState<T>()
  useEffect(() => {
    let isGone = false
    const keep = (one: T) => {
      if (!isGone) setBrought(one)
    }
    const callOff = whenIdle(() => void bring().then(keep, () => undefined), idleMs)
    return () => {
      isGone = true
      callOff()
    }
  }, [bring])
  return brought
}
