import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { mayHaveSession, wakeSession } from '#accounts/web/waking.ts'
import { bearer, isOfSession } from '#web/session.ts'
import { useUser } from '#web/use-user.tsx'

/**
 * Keeps the session true to what the screen shows. Answers whether the visitor is known to be a guest: nobody is signed
 * in, and no session asleep in its cookies could be woken.
 */
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

/** Cookies tell nobody that they changed: they are read anew with every drawing. */
function never() {
  return () => undefined
}

/** A page that comes back from the browser's drawer, or a tab that is looked at again, is checked before it is believed. */
function watch(isSignedIn: boolean, revalidate: () => Promise<void>): () => void {
  function shown(event: PageTransitionEvent) {
    if (!event.persisted) return
    if (isSignedIn && !mayHaveSession()) location.reload()
    else void revalidate()
  }
  function seen() {
    // a session that has ended tells its own listeners
    if (document.visibilityState === 'visible') bearer().catch(() => undefined)
  }
  // signed in or out in another tab; a token renewed there is nothing to look at here
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
