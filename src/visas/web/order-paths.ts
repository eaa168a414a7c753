/** §2 */
export function visaOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details/VisaOrderDetails?orderId=${orderId}`
}

/** The form of an unpaid request, filled with its applicants and papers. */
export function visaEditPath(orderId: string): string {
  return `/visa/add-passenger?order=${orderId}`
}

export function visaConfirmPath(orderId: string): string {
  return `/visa/payment/${orderId}`
}
