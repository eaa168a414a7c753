/**
 * Where an order to a supplier stands. `asked` and `issuing` are written before the question is sent, so that after a
 * crash it is known that something may have arrived; `unknown` is the supplier's silence. All three are looked up first.
 */
export const supplierStates = ['asked', 'held', 'issuing', 'issued', 'released', 'failed', 'unknown'] as const
export type SupplierState = (typeof supplierStates)[number]

/** From each state those it may pass to. A failed hold may be asked for anew under a key of its own. */
export const supplierNext = {
  asked: ['held', 'issued', 'failed', 'unknown', 'released'],
  held: ['issuing', 'released', 'failed'],
  issuing: ['issued', 'held', 'failed', 'unknown'],
  unknown: ['held', 'issued', 'failed', 'released'],
  issued: ['released'],
  released: [],
  failed: [],
} as const satisfies Readonly<Record<SupplierState, readonly SupplierState[]>>

/** The states from which one may pass to another. */
export function statesBefore(to: SupplierState): readonly SupplierState[] {
  return supplierStates.filter((from) => supplierNext[from].some((next) => next === to))
}

/** Nobody knows what the supplier did. */
export const unclearStates = ['asked', 'issuing', 'unknown'] as const satisfies readonly SupplierState[]
