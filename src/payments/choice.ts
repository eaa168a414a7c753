import type { Gateway } from '#payments/gateway.ts'

export interface Candidate {
  readonly gateway: Pick<Gateway, 'id' | 'isActive' | 'caps'>
  readonly isResting: boolean
  /** for gateways that may be closed (stale rate) */
  readonly mayBegin?: boolean | undefined
}

export type LeftOut = 'inactive' | 'stale-rate' | 'unwell' | 'below-least' | 'above-most'

/** Without an amount the limits are ignored. */
export function leftOut({ gateway, isResting, mayBegin }: Candidate, amount?: number): LeftOut | undefined {
  if (!gateway.isActive) return 'inactive'
  if (mayBegin === false) return 'stale-rate'
  if (isResting) return 'unwell'
  if (amount !== undefined && amount < gateway.caps.min) return 'below-least'
  if (amount !== undefined && amount > gateway.caps.max) return 'above-most'
  return undefined
}

/** §4: the one used last, if offered, else the first. */
export function preselected(
  offered: readonly { readonly id: number; readonly isActive: boolean }[],
  paidAtLast?: number,
): number | undefined {
  const active = offered.filter(({ isActive }) => isActive)
  return (active.find(({ id }) => id === paidAtLast) ?? active[0])?.id
}
