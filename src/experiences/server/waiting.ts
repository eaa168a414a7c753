/** How long a supplier is waited for, ms. */
export const patience = { read: 6000, command: 20_000 } as const

export function waiting(ms: number): { readonly signal: AbortSignal } {
  return { signal: AbortSignal.timeout(ms) }
}
