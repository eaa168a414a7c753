import type { ProductKind } from '#orders/product.ts'

/** The page of an order (§2). */
export function orderPath(orderId: string, product: ProductKind = 'flight'): string {
  const page = product === 'hotel' ? 'order-details/HotelOrderDetails' : 'order-details'
  return `/profile/my-travels/${page}?orderId=${orderId}`
}

/** Where an order is agreed to and paid. */
export function confirmPath(orderId: string, product: ProductKind = 'flight'): string {
  return `${product === 'hotel' ? '/hotel/confirm' : '/confirm'}?orderId=${orderId}`
}

/** The page that tells what became of an order's payment, and shows what was bought. */
export function paymentPath(orderId: string): string {
  return `/payment/${orderId}`
}
