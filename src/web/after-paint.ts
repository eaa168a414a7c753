/** A tab that is not looked at paints no frames; what follows one need not wait for ever. */
const latestMs = 200

/** What waits for the frame that is being drawn; of one that has been drawn, nobody may wait any more. */
let waiting: Set<() => void> | undefined

/** Works when the frame that is being drawn has been painted; answers how to call it off. All who wait for a frame share it. */
export function afterPaint(work: () => void): () => void {
  waiting ??= nextFrame()
  const works = waiting
  const once = () => work()
  works.add(once)
  return () => void works.delete(once)
}

function nextFrame(): Set<() => void> {
  const works = new Set<() => void>()
  let posted: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    close()
    posted = setTimeout(go, 0)
  })
  const late = setTimeout(go, latestMs)
  return works

  function close() {
    if (waiting === works) waiting = undefined
  }
  function go() {
    close()
    clearTimeout(late)
    clearTimeout(posted)
    cancelAnimationFrame(frame)
    for (const work of works) work()
  }
}
