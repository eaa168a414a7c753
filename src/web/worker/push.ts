declare const self: ServiceWorkerGlobalScope

interface News {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

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

function addressOf(path: unknown): string {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin)
  return url.origin === self.location.origin ? url.href : self.location.origin
}

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
