import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 20_000

/** While money is on its way the page asks again how far it is, as long as somebody looks. */
export function useLookAgain(isOnItsWay: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOnItsWay) return undefined
    const looking = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everyMs)
    return () => clearInterval(looking)
  }, [isOnItsWay, revalidate])
}
