/** §2: the page of an order's tickets, where they are given back. */
export function refundPath(orderId: string): string {
  return `/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`
}
