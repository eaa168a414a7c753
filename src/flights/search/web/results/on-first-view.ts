const nearPx = 300

/** Calls once when the element comes near the window. Returns a function that stops watching. */
export function whenSeen(element: HTMLElement | null, seen: () => void): () => void {
  if (element === null) return () => undefined
  const watching = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watching.disconnect()
      seen()
    },
    { rootMargin: `${nearPx}px` },
  )
  watching.observe(element)
  return () => watching.disconnect()
}
