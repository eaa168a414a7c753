import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { mayHaveSession, wakeSession } from '#accounts/web/waking.ts'
import { bearer, isOfSession } from '#web/session.ts'
import { useUser } from '#web/use-user.tsx'

/** Keeps the screen and the session in step. True when the visitor is surely a guest:
 * no session in the cookies could be renewed. */
export function useWaking(): boolean {
  const isSignedIn = useUser() !== undefined
  const { revalidate } = useRevalidator()
  const mayWake = useSyncExternalStore(never, mayHaveSession, () => true)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (isSignedIn || !mayHaveSession()) return
    void wakeSession().then(async (isAwake) => {
      await revalidate()
      setHasFailed(!isAwake)
    })
  }, [isSignedIn, revalidate])
  useEffect(() => watch(isSignedIn, revalidate), [isSignedIn, revalidate])
  return !isSignedIn && (hasFailed || !mayWake)
}

/** Cookies have no change event: they are read on every render. */
function never() {
  return () => undefined
}

function watch(isSignedIn: boolean, revalidate: () => Promise<void>): () => void {
  function shown(event: PageTransitionEvent) {
    if (!event.persisted) return
    if (isSignedIn && !mayHaveSession()) location.reload()
    else void revalidate()
  }
  function seen() {
    if (document.visibilityState === 'visible') bearer().catch(() => undefined)
  }
  // another tab signed in or out; a renewed token needs nothing here
  function told(event: StorageEvent) {
    if (isOfSession(event) && isSignedIn !== mayHaveSession()) void revalidate()
  }
  addEventListener('pageshow', shown)
  addEventListener('storage', told)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('pageshow', shown)
    removeEventListener('storage', told)
    document.removeEventListener('visibilitychange', seen)
  }
}
