/** §2 */
export function hotelOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details/HotelOrderDetails?orderId=${orderId}`
}

export function hotelConfirmPath(orderId: string): string {
  return `/hotel/confirm?orderId=${orderId}`
}

export function reviewPath(orderId: string): string {
  return `/hotel/review?orderId=${orderId}`
}
