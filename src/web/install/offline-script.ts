/** Theme, what is wrong, whether trips are stored, and reloading once possible. Inline text: may use nothing from outside. */
export function comeBack(): void {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]
  if (chosen !== undefined) document.documentElement.dataset['theme'] = chosen
  addEventListener('DOMContentLoaded', () => {
    say()
    document.querySelector('button')?.addEventListener('click', () => location.reload())
    void caches.match('/api/orders/Order/TripsToKeep').then((kept) => {
      if (kept !== undefined) document.body.dataset['kept'] = ''
    })
  })
  addEventListener('offline', say)
  // being online does not mean that we are reachable
  addEventListener('online', look)
  setInterval(look, 5000)
  // do not reload right after a link was pressed
  let pressedAt = Number.NEGATIVE_INFINITY
  addEventListener('click', () => (pressedAt = performance.now()))

  /** Online but unreachable: the fault is ours, and it says so. */
  function say() {
    document.body.dataset['line'] = navigator.onLine ? 'up' : 'down'
  }
  function isGoing() {
    return performance.now() - pressedAt < 4000
  }
  function look() {
    if (!navigator.onLine || document.hidden || isGoing()) return
    say()
    // pages need the database, so liveness is not enough
    fetch('/readyz', { cache: 'no-store' }).then(
      ({ ok }) => ok && !isGoing() && location.reload(),
      () => undefined, // still nobody there
    )
  }
}
