import { type RefObject, useEffect, useState } from 'react'

/** how far from the window, and from the sight of a strip */
const margin = '200px'

/** Is it nearly in sight, or was it? Never on the server; browsers' own lazy loading begins two screens before. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        setIsNear(true)
      },
      { rootMargin: margin, scrollMargin: margin },
    )
    if (place.current !== null) watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return isNear
}
