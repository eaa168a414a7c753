import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const askAgainMs = 3000

export function useUntilWhole(unready: number): void {
  const { revalidate, state } = useRevalidator()
  const isDue = unready > 0 && state === 'idle'
  useEffect(() => {
    if (!isDue) return undefined
    const asking = setTimeout(() => void revalidate(), askAgainMs)
    return () => clearTimeout(asking)
  }, [isDue, revalidate])
}
