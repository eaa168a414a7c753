import assert from 'node:assert/strict'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import { type Booking, partyOfBooking, type SupplierOrder } from '#flights/supplier/order.ts'
import type { Outcome } from '#suppliers/outcome.ts'
import { aBooking, family, type SupplierOnTrial } from '#testing/flights/suppliers/trial.ts'

export type At = () => SupplierOnTrial

export const long = () => ({ signal: AbortSignal.timeout(20_000) })
export const short = () => ({ signal: AbortSignal.timeout(400) })

export async function found({ supplier, query }: SupplierOnTrial, patience = long()) {
  const offers: SupplierOffer[] = []
  let completed = 0
  for await (const part of supplier.search(query, patience)) {
    offers.push(...part.offers)
    if (part.isComplete) completed += 1
  }
  return { offers, completed }
}

export async function ordinary(at: SupplierOnTrial): Promise<SupplierOffer> {
  const offer = at.ordinary((await found(at)).offers)
  assert.ok(offer, 'the simulator has an ordinary offer')
  return offer
}

export async function held(
  at: SupplierOnTrial,
): Promise<{ offer: SupplierOffer; booking: Booking; order: SupplierOrder }> {
  const offer = await ordinary(at)
  const booking = aBooking(offer, at.query.party)
  assert.deepEqual(partyOfBooking(booking), family)
  return { offer, booking, order: value(await at.supplier.hold(booking, long())) }
}

export function value<T>(outcome: Outcome<T>): T {
  assert.equal(outcome.kind, 'done', JSON.stringify(outcome))
  if (outcome.kind !== 'done') throw new Error('not done')
  return outcome.value
}
