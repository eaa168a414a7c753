import { receivePushes } from './push.ts'
import { heard, storedFor } from './stored-trips.ts'

// Built by itself (`server/make-worker.ts`) and served at /sw.js under the words that the server writes over it.
declare const self: ServiceWorkerGlobalScope
declare const made: {
  /** another for every other text of the worker or of what it keeps */
  readonly version: string
  /** what stands in place of a page that could not be asked for */
  readonly offline: string
  /** all that the offline page is drawn with */
  readonly parts: readonly string[]
}

const ours = 'shell-'
const name = ours + made.version

receivePushes()
self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', ({ data }) => {
  if (isWish(data) && data.type === 'SKIP_WAITING') void self.skipWaiting()
})

/**
 * Pages are asked for and never kept, but for the trips that their owner looks at (`kept-trips.ts`); built files are kept; calls
 * and the origins of others are no business of this worker.
 */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(built(request))
  else if (url.pathname.endsWith('.data')) event.respondWith(asked(event))
})

async function keep(): Promise<void> {
  const cache = await caches.open(name)
  await cache.addAll([new Request(made.offline, { cache: 'reload' }), ...made.parts])
}

/** What earlier workers kept goes with them. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((one) => one.startsWith(ours) && one !== name)
  await Promise.all(others.map((one) => caches.delete(one)))
  await self.registration.navigationPreload.enable()
  await self.clients.claim()
}

async function page(event: FetchEvent): Promise<Response> {
  try {
    return await asked(event)
  } catch {
    // no line, or nobody at its end
    const { pathname } = new URL(event.request.url)
    return (await storedFor(pathname, made.parts)) ?? (await caches.match(made.offline)) ?? Response.error()
  }
}

/** Throws when there is no answer. */
async function asked(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse
  const answer = preloaded instanceof Response ? preloaded : await fetch(event.request)
  // a full disk keeps nothing, and the page has come all the same
  event.waitUntil(heard(new URL(event.request.url).pathname, answer).catch(() => undefined))
  return answer
}

async function built(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true })
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.status === 200) {
    const copy = answer.clone()
    // a full disk keeps nothing, and the page has its file all the same
    void caches.open(name).then((cache) => cache.put(request.url, copy).catch(() => undefined))
  }
  return answer
}

function isWish(data: unknown): data is { readonly type: unknown } {
  return typeof data === 'object' && data !== null && 'type' in data
}
