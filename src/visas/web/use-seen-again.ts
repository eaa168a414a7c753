import { useEffect, useEffectEvent } from 'react'

/** The desk works while nobody looks: whoever comes back to the page finds it as it is by then. */
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
