/** §2: the page of an order of a visa. */
export function visaOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details/VisaOrderDetails?orderId=${orderId}`
}

/** Where a request is paid. */
export function visaConfirmPath(orderId: string): string {
  return `/visa/payment/${orderId}`
}
