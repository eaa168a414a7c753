export function tourOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details/TourOrderDetails?orderId=${orderId}`
}

/** What is left to do of an order that is not paid: see it, and pay. */
export function tourConfirmPath(orderId: string): string {
  return `/tours/confirm?orderId=${orderId}`
}

export function tourPath(departureId: string): string {
  return `/tours/${departureId}`
}

export function voucherAddress(orderId: string): string {
  return `/api/flight-reservation/Vouchers/TourVoucherPdf/${orderId}`
}

export function sharedVoucherAddress(link: string): string {
  return `/api/flight-reservation/Vouchers/SharedTourVoucherPdf/${link}`
}

/** Corrects travellers and contact without losing the hold. */
export function tourEditPath(orderId: string): string {
  return `/tours/buy?order=${orderId}`
}
