/** §2 */
export function hotelOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details/HotelOrderDetails?orderId=${orderId}`
}

/** The form of an unpaid order, filled with its leaders. */
export function hotelEditPath(orderId: string): string {
  return `/hotel/leaders?order=${orderId}`
}

export function hotelConfirmPath(orderId: string): string {
  return `/hotel/confirm?orderId=${orderId}`
}

export function reviewPath(orderId: string): string {
  return `/hotel/review?orderId=${orderId}`
}
