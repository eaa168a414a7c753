import type { ProductFace } from '#orders/face.ts'
import type { Display } from '#web/display/display.ts'
import { asViewed } from '#web/server/as-viewed.ts'

/** Trips and directions as the viewer of a page has money and days; what the same face says in messages is not touched. */
export function viewedFace(face: ProductFace, display: () => Display): ProductFace {
  return {
    ...face,
    trip: (...of) => asViewed(display(), () => face.trip(...of)),
    refund: { ...face.refund, legs: (...of) => asViewed(display(), () => face.refund.legs(...of)) },
  }
}
