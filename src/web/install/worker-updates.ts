const askAgainMs = 60 * 60 * 1000

const hearers = new Set<() => void>()
let waiting: ServiceWorker | undefined
let isBegun = false

/** The newer worker that has come and waits to be let in; nothing while there is none. */
export function newWorker(): ServiceWorker | undefined {
  return waiting
}

/** The first listener registers the worker after page load. */
export function onNewWorker(hear: () => void): () => void {
  hearers.add(hear)
  begin()
  return () => void hearers.delete(hear)
}

/** Activates the new worker and reloads this page once; other pages stay. */
export function takeNewWorker(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // a worker has one reader, and no origin is named to it
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ type: 'SKIP_WAITING' })
}

export function leaveNewWorker(): void {
  become(undefined)
}

function begin(): void {
  if (isBegun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isBegun = true
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    return // a browser may forbid it, and the line may be down: the pages work without
  }
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration !== undefined) watch(registration)
}

function watch(registration: ServiceWorkerRegistration): void {
  tellOf(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') tellOf(coming)
    })
  })
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < askAgainMs) return
    askedAt = Date.now()
    // fails offline
    registration.update().catch(() => undefined)
  })
}

/** A first worker replaces none; one activated by another page waits no more. */
function tellOf(worker: ServiceWorker | null): void {
  if (worker === null || navigator.serviceWorker.controller === null) return
  become(worker)
  worker.addEventListener('statechange', () => {
    if (waiting === worker) become(undefined)
  })
}

function become(worker: ServiceWorker | undefined): void {
  waiting = worker
  for (const hear of hearers) hear()
}
