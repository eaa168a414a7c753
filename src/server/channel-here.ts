import { AsyncLocalStorage } from 'node:async_hooks'
import type { SalesChannel } from '#calls/sales-channel.ts'

const under = new AsyncLocalStorage<() => Promise<SalesChannel>>()

/** The channel of the request, found out when it is first asked for; elsewhere the site. */
export function channelHere(): Promise<SalesChannel> {
  return under.getStore()?.() ?? Promise.resolve('site')
}

/** Whatever is asked inside `work` is asked through this channel. */
export function throughChannel<T>(find: () => Promise<SalesChannel>, work: () => T): T {
  let found: Promise<SalesChannel> | undefined
  return under.run(() => (found ??= find()), work)
}
