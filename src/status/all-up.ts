import type { StatusView } from '#status/status-view.ts'

/** Nothing less than all of it, measured, and read now. */
export function areAllUp({ open, services, isLastKnown }: StatusView): boolean {
  return !isLastKnown && open.length === 0 && services.every(({ state }) => state === 'up')
}
