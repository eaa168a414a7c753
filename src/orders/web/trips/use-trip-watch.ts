import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const askEveryMs = 3000

/** Looks again every three seconds where a trip stands, while something of it may move by itself. */
export function useTripWatch(isMoving: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isMoving) return undefined
    const asking = setInterval(() => void revalidate(), askEveryMs)
    return () => clearInterval(asking)
  }, [isMoving, revalidate])
}
