import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const askAgainMs = 3000

/** Asks again as long as something is missing: each time some seconds after the last answer. */
export function useUntilWhole(unready: number): void {
  const { revalidate } = useRevalidator()
  const isMissing = unready > 0
  useEffect(() => {
    if (!isMissing) return undefined
    let asking: ReturnType<typeof setTimeout> | undefined
    let isHere = true
    const askLater = () => {
      if (isHere) asking = setTimeout(() => void revalidate().finally(askLater), askAgainMs)
    }
    askLater()
    return () => {
      isHere = false
      clearTimeout(asking)
    }
  }, [isMissing, revalidate])
}
