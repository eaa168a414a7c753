import { viewedFace } from '#app/viewed-face.ts'
import type { SoldProduct } from '#orders/server/room.ts'
import type { Display } from '#web/display/display.ts'
import { asViewed } from '#web/server/as-viewed.ts'

/** What a product has for a page is worded as its viewer has money and days; what it does is not touched. */
export function viewedProduct(product: SoldProduct, display: () => Display): SoldProduct {
  const { issuedView, offerBeside, besideRefund, alternatives } = product
  return {
    ...product,
    face: viewedFace(product.face, display),
    ...(issuedView && { issuedView: (...of) => asViewed(display(), () => issuedView(...of)) }),
    ...(offerBeside && { offerBeside: (...of) => asViewed(display(), () => offerBeside(...of)) }),
    ...(besideRefund && { besideRefund: (...of) => asViewed(display(), () => besideRefund(...of)) }),
    ...(alternatives && { alternatives: (...of) => asViewed(display(), () => alternatives(...of)) }),
  }
}
