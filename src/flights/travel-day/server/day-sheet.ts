import type { Room } from '#flights/server/room.ts'
import { travelDay } from '#flights/travel-day/server/travel-day.ts'
import { dayTexts } from '#flights/travel-day/web/day-texts.ts'
import { daySheetHtml } from '#papers/day-sheet-html.ts'
import { paperBrand } from '#papers/paper-brand.ts'
import { asViewed } from '#web/server/as-viewed.ts'
import { callerDisplay } from '#web/server/caller-display.ts'

export interface SheetWanted {
  readonly orderId: string
  readonly userId: string
  /** in which the browser has what it chose */
  readonly cookies: string | undefined
  /** CSP nonce for its style */
  readonly nonce: string
}

/** The page of the day as one file that asks nobody for anything; refuses as `travelDay`. */
export async function daySheet(room: Room, wanted: SheetWanted): Promise<string> {
  const { orderId, userId, cookies, nonce } = wanted
  const display = await callerDisplay(cookies, () => room.displayOf(userId))
  const { brand: sold, ...said } = await asViewed(display, async () => {
    const day = await travelDay(room, orderId, userId)
    return { brand: day.brand, ...dayTexts(day) }
  })
  const { legs, papers, orderNumber } = said
  const brand = paperBrand(room.sites.ofBrand(sold).brand)
  return daySheetHtml({ brand, orderNumber, legs, papers: papers.flatMap((one) => one.papers) }, nonce)
}
