/** §2: the page of an order of a stay. */
export function hotelOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details/HotelOrderDetails?orderId=${orderId}`
}

/** Where a stay is agreed to and paid. */
export function hotelConfirmPath(orderId: string): string {
  return `/hotel/confirm?orderId=${orderId}`
}
