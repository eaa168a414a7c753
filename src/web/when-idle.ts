/** Works as soon as the page rests, at the latest after so long; answers how to call it off. */
export function whenIdle(work: () => void, latestMs: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, latestMs)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: latestMs })
  return () => cancelIdleCallback(asked)
}
