import type { Room } from '#flights/server/room.ts'
import { travelDay } from '#flights/travel-day/server/travel-day.ts'
import { dayTexts } from '#flights/travel-day/web/day-texts.ts'
import { daySheetHtml } from '#papers/day-sheet-html.ts'
import { paperBrand } from '#papers/paper-brand.ts'

export interface SheetWanted {
  readonly orderId: string
  readonly userId: string
  /** CSP nonce for its style */
  readonly nonce: string
}

/** The page of the day as one file that asks nobody for anything; refuses as `travelDay`. */
export async function daySheet(room: Room, { orderId, userId, nonce }: SheetWanted): Promise<string> {
  const day = await travelDay(room, orderId, userId)
  const { legs, papers, orderNumber } = dayTexts(day)
  const brand = paperBrand(room.sites.ofBrand(day.brand).brand)
  return daySheetHtml({ brand, orderNumber, legs, papers: papers.flatMap((one) => one.papers) }, nonce)
}
