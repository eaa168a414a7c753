import type { SeatOffer } from '#flights/seats/seat.ts'
import type { SeatRow } from '#flights/supplier/seats.ts'

/** Where a seat is in its row, by the aisles alone: at a window, at an aisle, between others, or all there is. */
export function seatPlace({ sections }: SeatRow<SeatOffer>, section: number, place: number): string {
  const isFirst = place === 0
  const isLast = place === (sections[section]?.length ?? 0) - 1
  const isAtWindow = (section === 0 && isFirst) || (section === sections.length - 1 && isLast)
  const isAtAisle = (section > 0 && isFirst) || (section < sections.length - 1 && isLast)
  if (isAtWindow) return isAtAisle ? 'کنار پنجره و راهرو' : 'کنار پنجره'
  return isAtAisle ? 'کنار راهرو' : 'وسط'
}
