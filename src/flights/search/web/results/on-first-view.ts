const nearPx = 300

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
