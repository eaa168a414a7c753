import { useEffect, useEffectEvent } from 'react'

/** Refreshes when the page is looked at again: the desk may have moved on. */
export function useSeenAgain(isWanted: boolean, onSeen: () => void): void {
  const seen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onSeen()
  })
  useEffect(() => {
    if (!isWanted) return undefined
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [isWanted])
}
