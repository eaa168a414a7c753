import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the page again with every news of the shares; a browser that was cut off comes again by itself. */
export function useShareLive(token: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const stream = new EventSource(`/live/share/${token}`)
    stream.addEventListener('message', () => void revalidate())
    return () => stream.close()
  }, [token, revalidate])
}
