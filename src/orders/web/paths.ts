export function refundPath(orderId: string): string {
  return `/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`
}

export function tripPath(tripId: string): string {
  return `/profile/my-travels/trip?tripId=${tripId}`
}

export function togetherPath(orderId: string): string {
  return `/pay-together/${orderId}`
}

export function paymentPath(orderId: string): string {
  return `/payment/${orderId}`
}
