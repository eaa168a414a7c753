import { refusedKey, type SellersOrder } from '#flights/changes/server/date-change/sellers-order.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import type { ChangeOffer } from '#flights/supplier/change-offer.ts'
import { refuse as refuseAny } from '#server/refusals.ts'
import type { Outcome } from '#suppliers/outcome.ts'

/** longest wait for one day */
const askedMs = 20_000
/** a day that was told is asked again after this, or when the first of it can no longer be held in time */
const keptMs = 8 * 60_000
const heldMs = 6 * 60_000
/** who changes none now is asked again after this */
const refusedMs = 60 * 60_000
/** days of one order that are asked for in ten minutes */
const daysAtMost = 15

type Asking = Pick<Room, 'suppliers' | 'log'>

/** What was told of a day, while it can still be held; undefined for a day that was not asked for. */
export function flightsKnown(
  { suppliers }: Pick<Asking, 'suppliers'>,
  order: SellersOrder,
  date: Temporal.PlainDate,
): Promise<Outcome<readonly ChangeOffer[]>> | undefined {
  const known = suppliers.changesTold.get(keyOf(order, date))
  return known !== undefined && known.until > suppliers.now() ? known.told : undefined
}

/** Asks its seller for one day, once for whoever asks meanwhile. Refuses CHANGED_BY_SUPPORT, SUPPLIER_SILENT, TOO_MANY. */
export async function flightsAtSeller(
  room: Asking,
  order: SellersOrder,
  date: Temporal.PlainDate,
): Promise<readonly ChangeOffer[]> {
  const outcome = await (flightsKnown(room, order, date) ?? askedNow(room, order, date))
  if (outcome.kind === 'done') return outcome.value
  if (outcome.kind === 'rejected') throw refuse('CHANGED_BY_SUPPORT')
  throw refuse('SUPPLIER_SILENT')
}

async function askedNow(
  { suppliers, log }: Asking,
  order: SellersOrder,
  date: Temporal.PlainDate,
): Promise<Outcome<readonly ChangeOffer[]>> {
  const { supplier, there } = order
  const counted = `${supplier.name} ${there.ref}`
  const days = suppliers.changeDaysAsked.get(counted) ?? 0
  if (days >= daysAtMost) throw refuseAny('TOO_MANY')
  suppliers.changeDaysAsked.set(counted, days + 1, { noUpdateTTL: days > 0 })
  const told = suppliers.ask(supplier, ({ signal }) =>
    supplier.changeOffers(
      { ...there, date },
      { signal: AbortSignal.any([signal, AbortSignal.timeout(askedMs)]) },
    ),
  )
  const key = keyOf(order, date)
  suppliers.changesTold.set(key, { until: suppliers.now() + askedMs, told })
  const outcome = await told
  log.info({ supplier: supplier.name, kind: outcome.kind }, 'supplier.change-offers')
  if (outcome.kind === 'done')
    suppliers.changesTold.set(key, { until: endOf(outcome.value, suppliers.now()), told })
  else suppliers.changesTold.delete(key)
  if (outcome.kind === 'rejected')
    suppliers.changesTold.set(refusedKey(supplier.name, there.ref), {
      until: suppliers.now() + refusedMs,
      told,
    })
  return outcome
}

function endOf(offers: readonly ChangeOffer[], now: number): number {
  const ends = offers.map(({ expiresAt }) => expiresAt.epochMilliseconds - heldMs)
  return Math.min(now + keptMs, ...ends)
}

function keyOf({ supplier, there }: SellersOrder, date: Temporal.PlainDate): string {
  return `${supplier.name} ${there.ref} ${there.booking.key} ${date}`
}
