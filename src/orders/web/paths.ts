import type { ProductKind } from '#orders/product.ts'

/** The page of an order (§2). */
export function orderPath(orderId: string, product: ProductKind = 'flight'): string {
  return `/profile/my-travels/${pages[product]}?orderId=${orderId}`
}

const pages = {
  flight: 'order-details',
  hotel: 'order-details/HotelOrderDetails',
  visa: 'order-details/VisaOrderDetails',
} as const satisfies Record<ProductKind, string>

/** §2: the page of an order's tickets, where they are given back. */
export function refundPath(orderId: string): string {
  return `/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`
}

/** Where another flight is taken in place of a direction that its airline changed. */
export function anotherFlightPath(orderId: string, leg: number): string {
  return `/profile/my-travels/order-details/another-flight?orderId=${orderId}&leg=${leg}`
}

/** Where an order is agreed to and paid. */
export function confirmPath(orderId: string, product: ProductKind = 'flight'): string {
  if (product === 'visa') return `/visa/payment/${orderId}`
  return `${product === 'hotel' ? '/hotel/confirm' : '/confirm'}?orderId=${orderId}`
}

/** The page that tells what became of an order's payment, and shows what was bought. */
export function paymentPath(orderId: string): string {
  return `/payment/${orderId}`
}
