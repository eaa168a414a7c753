import { useEffect, useState } from 'react'

/** §8: a loading sign stays this long, so that it does not flicker */
const leastMs = 200

/** True while `isOn`, and for 200 ms after it began. */
export function useAtLeast(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn)
  const [isHeld, setIsHeld] = useState(false)
  if (wasOn !== isOn) {
    setWasOn(isOn)
    if (isOn) setIsHeld(true)
  }
  useEffect(() => {
    if (!isHeld) return undefined
    const release = setTimeout(() => setIsHeld(false), leastMs)
    return () => clearTimeout(release)
  }, [isHeld])
  return isOn || isHeld
}
