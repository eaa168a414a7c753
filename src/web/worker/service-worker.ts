import { receivePushes } from './push.ts'
import { checkStoredTrips, storedFor } from './stored-trips.ts'

// Built separately (`server/make-worker.ts`), served as /sw.js with values written in by the server.
declare const self: ServiceWorkerGlobalScope
declare const made: {
  readonly version: string
  /** what stands in place of a page that could not be asked for */
  readonly offline: string
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

/** Pages are never cached, except stored trips (`kept-trips.ts`);
 * built files are; API calls, the desk and other origins are ignored. */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || isOfDesk(url)) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(built(request))
  else if (url.pathname.endsWith('.data')) event.respondWith(asked(event))
})

/** The house's own people read what is so now, or nothing. */
function isOfDesk({ pathname }: URL): boolean {
  return /^\/desk(?:[/.]|$)/i.test(pathname)
}

async function keep(): Promise<void> {
  const cache = await caches.open(name)
  await cache.addAll([new Request(made.offline, { cache: 'reload' }), ...made.parts])
}

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
    // offline, or the server is unreachable
    const { pathname } = new URL(event.request.url)
    return (await storedFor(pathname, made.parts)) ?? (await caches.match(made.offline)) ?? Response.error()
  }
}

async function asked(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse
  const answer = preloaded instanceof Response ? preloaded : await fetch(event.request)
  // storage may be full
  event.waitUntil(checkStoredTrips(new URL(event.request.url).pathname, answer).catch(() => undefined))
  return answer
}

async function built(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true })
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.status === 200) {
    const copy = answer.clone()
    void caches.open(name).then((cache) => cache.put(request.url, copy).catch(() => undefined))
  }
  return answer
}

function isWish(data: unknown): data is { readonly type: unknown } {
  return typeof data === 'object' && data !== null && 'type' in data
}
