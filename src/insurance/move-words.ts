/** Of a policy that is to go to other days: both the offer to move it and whoever takes another flight read this. */
export const standsUntilIssued = 'تا صدور، بیمه‌نامهٔ قبلی سر جایش است.'

/** To whoever is about to take another flight for a ticket that its policy was bought for. `name`: «بیمهٔ سفر به ترکیه، ۷ روز» */
export function whenMovedSays(name: string): string {
  return `«${name}» با بلیت عوض نمی‌شود. اگر روزهای سفر عوض شود، پس از صدور پرواز تازه جابه‌جایی آن را با مبلغش در صفحهٔ سفارش می‌بینید؛ ${standsUntilIssued}`
}
