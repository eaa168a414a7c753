/** §2: the page of an order of flights. */
export function flightOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details?orderId=${orderId}`
}

export function anotherFlightPath(orderId: string, leg: number): string {
  return `/profile/my-travels/order-details/another-flight?orderId=${orderId}&leg=${leg}`
}

/** Where somebody on an issued ticket is put right. */
export function correctionPath(orderId: string, position: number): string {
  return `/profile/my-travels/order-details/correct?orderId=${orderId}&position=${position}`
}
