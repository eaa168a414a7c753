/** §2 */
export function visaOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details/VisaOrderDetails?orderId=${orderId}`
}

export function visaConfirmPath(orderId: string): string {
  return `/visa/payment/${orderId}`
}
