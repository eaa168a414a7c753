import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import { priceText } from '#money/display-unit.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { todayAt } from '#orders/web/today.ts'
import type { PageRooms } from '#web/page-context.server.ts'

/** What comes back of a part when it is given back now. */
export interface PartBack {
  readonly refund: number
  readonly penalty: number
  readonly amount: string
  /** until when it is so much; null where it stays so */
  readonly until: string | null
}

interface BackRequest {
  readonly userId: string
  readonly now: Temporal.Instant
}

/** Null for what is not issued, or already given back; the same figures as the page that gives it back. */
export async function backOf(
  { refunds }: Pick<PageRooms['orders'], 'refunds'>,
  { orderId, status, openCount }: OrderDetails,
  { userId, now }: BackRequest,
): Promise<PartBack | null> {
  if (status !== 'issued' || openCount === 0) return null
  const { items, steps, legs } = await refunds.refundableOf({ orderId, userId })
  const open = items.filter(({ state }) => state === 'refundable')
  if (open.length === 0) return null
  const back = open.filter(({ allowed }) => allowed).reduce((sum, { refund }) => sum + refund, 0)
  const paid = open.reduce((sum, item) => sum + item.paid, 0)
  const until = steps.find(({ state }) => state === 'now')?.until ?? null
  const zone = legs[0] && Temporal.ZonedDateTime.from(legs[0].departure).timeZoneId
  return {
    refund: back,
    penalty: paid - back,
    amount: priceText(back),
    until: back === 0 || until === null || zone === undefined ? null : untilText(until, zone, now),
  }
}

/** By the clock of the part's own city. */
function untilText(until: string, zone: string, now: Temporal.Instant): string {
  const at = Temporal.Instant.from(until).toZonedDateTimeISO(zone)
  return `${dateSeenFrom(todayAt(now), at.toPlainDate())}، ${clockTime(at)}`
}

/** All of it together; null where nothing of it can be given back any more. */
export function backOfAll(parts: readonly (PartBack | null)[]) {
  const open = parts.flatMap((part) => part ?? [])
  if (open.length === 0) return null
  const sum = (which: 'refund' | 'penalty') => priceText(open.reduce((all, part) => all + part[which], 0))
  return { refund: sum('refund'), penalty: sum('penalty') }
}
