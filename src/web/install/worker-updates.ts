/** How often a page that stays open asks for a newer version when it is looked at again. */
const askAgainMs = 60 * 60 * 1000

const hearers = new Set<() => void>()
let waiting: ServiceWorker | undefined
let isBegun = false

/** The newer worker that has come and waits to be let in; nothing while there is none. */
export function newWorker(): ServiceWorker | undefined {
  return waiting
}

/** Calls back when a newer worker has come. Who listens first has the worker registered, once the page has loaded. */
export function onNewWorker(hear: () => void): () => void {
  hearers.add(hear)
  begin()
  return () => void hearers.delete(hear)
}

/** Lets the newer worker in. The page that asked is loaded anew when it has taken over, once; others go on as they are. */
export function takeNewWorker(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // a worker has one reader, and no origin is named to it
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** Lets it wait: it comes by itself when no page of the house is open any more. */
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
    // without a line there is nothing newer to be had
    registration.update().catch(() => undefined)
  })
}

/** The first worker of a browser takes nobody's place. One that waits no more, let in by another page, is none to tell of. */
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
