import type { Room } from '#insurance/server/room.ts'

export interface OptingOut {
  readonly supplier: string
  readonly offer: string
}

/** Throws while the insurer cannot be told, so that the job comes again. */
export async function optOut(
  { suppliers }: Pick<Room, 'suppliers'>,
  { supplier: name, offer }: OptingOut,
): Promise<void> {
  const supplier = suppliers.find((one) => one.name === name)
  const outcome = await supplier?.optOut(offer, { signal: AbortSignal.timeout(supplier.caps.callMs) })
  if (outcome?.kind === 'notSent' || outcome?.kind === 'unknown')
    throw new Error(`${name} was not told: ${outcome.why}`)
}
