declare const self: ServiceWorkerGlobalScope

/** What we push (`#messages/push.ts`). */
interface News {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

/** Shows what the house pushes, and opens the page that it is about when it is pressed. */
export function receivePushes(): void {
  self.addEventListener('push', (event) => {
    const news: unknown = event.data?.json()
    if (isNews(news)) event.waitUntil(show(news))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(addressOf(event.notification.data)))
  })
}

function show({ title, body, url, tag }: News): Promise<void> {
  return self.registration.showNotification(title, {
    body,
    tag, // the same news a second time takes the place of the first, in silence
    lang: 'fa',
    dir: 'rtl',
    icon: '/icons/app-192.png',
    data: url,
  })
}

/** A page of ours, and of nobody else. */
function addressOf(path: unknown): string {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin)
  return url.origin === self.location.origin ? url.href : self.location.origin
}

/** A window that shows it already is looked at; what another window shows stays as it is. */
async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const showing = windows.find(({ url }) => url === address)
  await (showing?.focus() ?? self.clients.openWindow(address))
}

function isNews(told: unknown): told is News {
  return (
    typeof told === 'object' &&
    told !== null &&
    ['title', 'body', 'url', 'tag'].every((name) => typeof Reflect.get(told, name) === 'string')
  )
}
