/** `asked` and `issuing` are written before the request; `unknown` means no answer. All three are looked up first. */
export const supplierStates = ['asked', 'held', 'issuing', 'issued', 'released', 'failed', 'unknown'] as const
export type SupplierState = (typeof supplierStates)[number]

/** Allowed transitions. A failed hold may be requested again under a new key. */
export const supplierNext = {
  asked: ['held', 'issued', 'failed', 'unknown', 'released'],
  held: ['issuing', 'released', 'failed'],
  issuing: ['issued', 'held', 'failed', 'unknown'],
  unknown: ['held', 'issued', 'failed', 'released'],
  issued: ['released'],
  released: [],
  failed: [],
} as const satisfies Readonly<Record<SupplierState, readonly SupplierState[]>>

export function statesBefore(to: SupplierState): readonly SupplierState[] {
  return supplierStates.filter((from) => supplierNext[from].some((next) => next === to))
}

export const unclearStates = ['asked', 'issuing', 'unknown'] as const satisfies readonly SupplierState[]
