import { type Breakers, openBreakers } from '#suppliers/server/breakers.ts'

/** How a room's suppliers are watched over: by their names there. */
export interface SupplierWatch {
  readonly breakers: Breakers
  /** The same one, its calls measured. */
  watched<T extends { readonly name: string; readonly title: string }>(supplier: T): T
  /** Whether it still asked the price that it had shown. */
  price(name: string, isSame: boolean): void
  /** Switched off by somebody, on every server. */
  isOff(name: string): boolean
  /** Before `isOff` and `rests`: what people decided elsewhere is known a second later. */
  ready(): Promise<void>
}

/** Where nobody measures and nobody switches. */
export function unwatched(nowMs: () => number): SupplierWatch {
  return {
    breakers: openBreakers(nowMs),
    watched: (supplier) => supplier,
    price: () => undefined,
    isOff: () => false,
    ready: async () => undefined,
  }
}
