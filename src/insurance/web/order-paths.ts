export function policyOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details/Insurance?orderId=${orderId}`
}

export function policyPayPath(orderId: string): string {
  return `/insurance/payment/${orderId}`
}

export function policyPdfAddress(orderId: string): string {
  return `/api/insurance/Insurance/PolicyPdf/${orderId}`
}
