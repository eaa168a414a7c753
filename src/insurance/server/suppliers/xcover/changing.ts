import type {
  CancelQuoted,
  ChangeQuoted,
  Patience,
  PolicyBooked,
  PolicyChange,
} from '#insurance/server/suppliers/policy-supplier.ts'
import { bookedIn } from '#insurance/server/suppliers/xcover/booking.ts'
import type { XCoverDesk } from '#insurance/server/suppliers/xcover/desk.ts'
import { askXCover, readXCover } from '#insurance/server/suppliers/xcover/requesting.ts'
import {
  Booking,
  CancelPreview,
  minorOf,
  UpdatePreview,
} from '#insurance/server/suppliers/xcover/responses.ts'
import { done, mapped, notSent, type Outcome } from '#suppliers/outcome.ts'

/** The price difference first; nothing changes by it. */
export async function quoteChange(
  desk: XCoverDesk,
  { ref, quotes, startsOn, endsOn }: PolicyChange,
  patience: Patience,
): Promise<Outcome<ChangeQuoted>> {
  const data = {
    quotes: quotes.map((id) => ({
      id,
      policy_start_date: `${startsOn}T00:00:00+00:00`,
      policy_end_date: `${endsOn}T23:59:59+00:00`,
    })),
  }
  const path = `${pathOf(ref)}/quote_for_update`
  const told = await readXCover(desk, { path, data, method: 'PATCH', shape: UpdatePreview }, patience)
  if (told.kind !== 'done') return told
  const differenceMinor = minorOf(told.value.price_difference)
  if (differenceMinor === undefined) return notSent('a difference that is no amount')
  const prices = (told.value.quotes ?? []).flatMap(({ id, price }) => {
    const minor = minorOf(price)
    return price == null || minor === undefined ? [] : [[id, minor] as const]
  })
  return done({ updateId: told.value.update_id, differenceMinor, pricesMinor: new Map(prices) })
}

export async function confirmChange(
  desk: XCoverDesk,
  { ref, updateId }: { readonly ref: string; readonly updateId: string },
  patience: Patience,
): Promise<Outcome<PolicyBooked>> {
  const path = `${pathOf(ref)}/confirm_update/${encodeURIComponent(updateId)}/`
  return mapped(await askXCover(desk, { path, data: {}, shape: Booking }, patience), bookedIn)
}

/** What comes back first; nothing is cancelled by it. */
export async function quoteCancel(
  desk: XCoverDesk,
  { ref, quotes }: { readonly ref: string; readonly quotes: readonly string[] },
  patience: Patience,
): Promise<Outcome<CancelQuoted>> {
  const data = { preview: true, quotes: quotes.map((id) => ({ id })) }
  const told = await readXCover(desk, { path: `${pathOf(ref)}/cancel`, data, shape: CancelPreview }, patience)
  if (told.kind !== 'done') return told
  const refundMinor = minorOf(told.value.refund_amount)
  if (refundMinor === undefined || refundMinor < 0) return notSent('a refund that is no amount')
  return done({ cancellationId: told.value.cancellation_id, refundMinor })
}

export async function confirmCancel(
  desk: XCoverDesk,
  { ref, cancellationId }: { readonly ref: string; readonly cancellationId: string },
  patience: Patience,
): Promise<Outcome<PolicyBooked>> {
  const data = { cancellation_id: cancellationId }
  const path = `${pathOf(ref)}/cancel/confirm`
  return mapped(await askXCover(desk, { path, data, shape: Booking }, patience), bookedIn)
}

function pathOf(ref: string): string {
  return `/bookings/${encodeURIComponent(ref)}`
}
