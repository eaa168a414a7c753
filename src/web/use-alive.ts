import { useSyncExternalStore } from 'react'

/** False on the server and while its page is hydrated; for what only a living page can show. */
export function useAlive(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => undefined
const yes = () => true
const no = () => false
