import type { CDPSession, Page } from 'playwright-core'

export interface Transfer {
  /** what the visitor was about */
  readonly step: string
  readonly url: string
  readonly kind: string
  /** bytes on the wire, headers included */
  readonly bytes: number
}

/** Everything that a page's tab asks for from now on, with what came over the wire. What the cache answers is not there. */
export async function watchTransfers(page: Page, step: () => string): Promise<() => readonly Transfer[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  return collect(devtools, step)
}

function collect(devtools: CDPSession, step: () => string): () => readonly Transfer[] {
  const requests = new Map<string, Transfer>()
  const redirected: Transfer[] = []
  const cached = new Set<string>()
  function add(id: string, bytes: number) {
    const request = requests.get(id)
    if (request !== undefined) requests.set(id, { ...request, bytes: request.bytes + bytes })
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    const before = requests.get(requestId)
    if (redirectResponse !== undefined && before !== undefined)
      redirected.push({ ...before, bytes: redirectResponse.encodedDataLength })
    if (request.url.startsWith('http'))
      requests.set(requestId, { step: step(), url: request.url, kind: type ?? 'Other', bytes: 0 })
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true || response.fromServiceWorker === true) cached.add(requestId)
    else add(requestId, response.encodedDataLength)
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => add(requestId, encodedDataLength))
  // the sum that counts, once it is known
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request !== undefined) requests.set(requestId, { ...request, bytes: encodedDataLength })
  })
  return () => [
    ...redirected,
    ...[...requests].filter(([id]) => !cached.has(id)).map(([, request]) => request),
  ]
}

export function sumOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0)
}
