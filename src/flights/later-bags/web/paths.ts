export function addBagPath(orderId: string, leg: number): string {
  return `/profile/my-travels/order-details/add-bag?orderId=${orderId}&leg=${leg}`
}

export function bagOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details/Bags?orderId=${orderId}`
}

export function bagPayPath(orderId: string): string {
  return `/bags/payment/${orderId}`
}
