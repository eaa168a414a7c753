import { AsyncLocalStorage } from 'node:async_hooks'

/** A request and what came back, as they were: only whoever makes them anonymous reads them. */
export interface Exchange {
  readonly method: string
  readonly address: URL
  readonly request: string
  /** null: no response came */
  readonly status: number | null
  readonly response: string
  readonly ms: number
}

type Note = (exchange: Exchange) => void

const under = new AsyncLocalStorage<Note>()

/** Whatever is asked over HTTP inside `work` is noted. */
export function listening<T>(note: Note, work: () => T): T {
  return under.run(note, work)
}

export function noteExchange(exchange: Exchange): void {
  under.getStore()?.(exchange)
}
