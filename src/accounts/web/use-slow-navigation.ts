import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

export function useSlowNavigation(patienceMs = 150): string | undefined {
  const { state, location } = useNavigation()
  const to = state === 'loading' ? location.pathname : undefined
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (to === undefined) return undefined
    const waiting = setTimeout(() => setSlow(to), patienceMs)
    return () => {
      clearTimeout(waiting)
      setSlow(undefined)
    }
  }, [to, patienceMs])
  return slow
}
