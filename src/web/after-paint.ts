/** hidden tabs paint no frames */
const latestMs = 200

/** callbacks for the frame being drawn */
let waiting: Set<() => void> | undefined

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
