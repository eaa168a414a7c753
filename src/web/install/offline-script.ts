/**
 * The offline page's own few lines, and those of the kept trips: the hour of the day that the traveller chose, what is wrong, whether
 * trips are kept on this device, and the page that was asked for as soon as it can be had. Runs in the page by its text alone, so
 * it may name nothing outside itself.
 */
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
  // a network is not yet a way to us
  addEventListener('online', look)
  setInterval(look, 5000)
  // whoever has just pressed a link is not to be led back, also when the line returns as the page goes
  let pressedAt = Number.NEGATIVE_INFINITY
  addEventListener('click', () => (pressedAt = performance.now()))

  /** A device that has a line and does not reach us says so: it is not the traveller who has to do something. */
  function say() {
    document.body.dataset['line'] = navigator.onLine ? 'up' : 'down'
  }
  function isGoing() {
    return performance.now() - pressedAt < 4000
  }
  function look() {
    if (!navigator.onLine || document.hidden || isGoing()) return
    say()
    // that we are alive is not enough where pages need the database
    fetch('/readyz', { cache: 'no-store' }).then(
      ({ ok }) => ok && !isGoing() && location.reload(),
      () => undefined, // still nobody there
    )
  }
}
