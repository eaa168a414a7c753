import { useEffect } from 'react'

let isAlive = false

/** Hydrated? Later mounts come from navigation. */
export function isPageAlive(): boolean {
  return isAlive
}

export function usePageAlive(): void {
  useEffect(() => {
    isAlive = true
  }, [])
}
