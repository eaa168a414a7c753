import type { SourceRooms } from '#desk/server/sources/rooms.ts'
import { ownSource, type SourcesAddress } from '#desk/sources/sources-address.ts'
import type { Span } from '#funnel/server/day-rows.ts'
import type { FunnelRow } from '#funnel/steps.ts'
import { dayOf } from '#wallet/days.ts'

/** So many days, today the last. */
export function spanOf({ clock }: Pick<SourceRooms, 'clock'>, { days }: SourcesAddress): Span {
  const until = dayOf(clock.now())
  return { from: until.subtract({ days: Number(days) - 1 }), until }
}

/** Of the product and source that the address names. */
export function isWanted({ product, source }: SourcesAddress): (row: FunnelRow) => boolean {
  const wanted = source === ownSource ? '' : source
  return (row) => (product === '' || row.product === product) && (source === '' || row.source === wanted)
}
