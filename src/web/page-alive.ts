import { useEffect } from 'react'

let isAlive = false

/** Whether the page that the server drew has come alive; what is mounted from then on was come to by a link or a press. */
export function isPageAlive(): boolean {
  return isAlive
}

/** For the frame around every page. */
export function usePageAlive(): void {
  useEffect(() => {
    isAlive = true
  }, [])
}
