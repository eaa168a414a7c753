import { idleMs, whenIdle } from '#web/when-idle.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

let isAwake = false
// one interaction counts for later pages too
if (typeof document !== 'undefined')
  for (const sign of signs)
    addEventListener(sign, () => (isAwake = true), { once: true, passive: true, capture: true })

/** Settles at the first move, press or key, or when the page rests; at once on the server and on later pages. */
export function whenNear(): Promise<void> {
  if (typeof document === 'undefined' || isAwake || hasPressedBefore()) return Promise.resolve()
  return new Promise((resolve) => {
    const coming = new AbortController()
    function wake() {
      isAwake = true
      coming.abort()
      resolve()
    }
    for (const sign of signs) addEventListener(sign, wake, { signal: coming.signal, passive: true })
    whenIdle(wake, idleMs)
  })
}

/** Interactions before this script loaded count too. */
function hasPressedBefore(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false
}
