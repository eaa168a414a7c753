import type { Gateway } from '#payments/gateway.ts'

/** A gateway that may be offered, unless it rests because it did not answer well. */
export interface Candidate {
  readonly gateway: Pick<Gateway, 'id' | 'isActive' | 'caps'>
  readonly isResting: boolean
  /** payments may begin there now; only where that is a question */
  readonly mayBegin?: boolean | undefined
}

/** Why a gateway is not offered. */
export type LeftOut = 'inactive' | 'stale-rate' | 'unwell' | 'below-least' | 'above-most'

/** Without an amount the ceilings do not matter. */
export function leftOut({ gateway, isResting, mayBegin }: Candidate, amount?: number): LeftOut | undefined {
  if (!gateway.isActive) return 'inactive'
  if (mayBegin === false) return 'stale-rate'
  if (isResting) return 'unwell'
  if (amount !== undefined && amount < gateway.caps.min) return 'below-least'
  if (amount !== undefined && amount > gateway.caps.max) return 'above-most'
  return undefined
}

/** §4: the gateway that is chosen already: the one paid at last if it is offered, else the first that is. */
export function preselected(
  offered: readonly { readonly id: number; readonly isActive: boolean }[],
  paidAtLast?: number,
): number | undefined {
  const active = offered.filter(({ isActive }) => isActive)
  return (active.find(({ id }) => id === paidAtLast) ?? active[0])?.id
}
