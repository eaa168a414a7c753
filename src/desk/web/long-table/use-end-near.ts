import { useEffect } from 'react'

/** rows between what is drawn, which is more than is seen, and the end */
const near = 10

/** Calls when the last row that is drawn is near the end of those that are here. */
export function useEndNear(lastDrawn: number | undefined, count: number, bring: () => void): void {
  const isNear = lastDrawn !== undefined && lastDrawn >= count - near
  useEffect(() => {
    if (isNear) bring()
  }, [isNear, bring])
}
