import type { Reserve } from '#orders/web/payment/use-paying.ts'

/** Of products whose price is agreed to when they are held: nothing is left to agree to. */
export const agreedBefore: Reserve = ({ orderId }) =>
  Promise.reject(new Error(`${orderId} was agreed to before`))
