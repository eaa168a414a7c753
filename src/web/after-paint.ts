/** A tab that is not looked at paints no frames; what follows one need not wait for ever. */
const latestMs = 200

/** Works when the frame that is being drawn has been painted; answers how to call it off. */
export function afterPaint(work: () => void): () => void {
  let posted: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    posted = setTimeout(go)
  })
  const late = setTimeout(go, latestMs)
  function callOff() {
    clearTimeout(late)
    clearTimeout(posted)
    cancelAnimationFrame(frame)
  }
  function go() {
    callOff()
    work()
  }
  return callOff
}
