import { AsyncLocalStorage } from 'node:async_hooks'

const under = new AsyncLocalStorage<string>()

/** The order that is being worked on, where one is. */
export function orderHere(): string | undefined {
  return under.getStore()
}

/** Whatever is asked inside `work` is asked for this order. */
export function aboutOrder<T>(orderId: string, work: () => T): T {
  return under.run(orderId, work)
}
