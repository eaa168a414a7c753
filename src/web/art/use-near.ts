import { type RefObject, useEffect, useState } from 'react'

/** how far from the window, and from the sight of a strip */
const margin = '200px'

/** Is it nearly in sight, or was it? Never on the server; browsers' own lazy loading begins two screens before. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (place.current !== null) return watchNear([place.current], () => setIsNear(true))
  }, [place])
  return isNear
}

/** Says of each once that it is nearly in sight; returns how to end it. */
export function watchNear(places: Iterable<Element>, say: (place: Element) => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        watch.unobserve(target)
        say(target)
      }
    },
    { rootMargin: margin, scrollMargin: margin },
  )
  for (const place of places) watch.observe(place)
  return () => watch.disconnect()
}
