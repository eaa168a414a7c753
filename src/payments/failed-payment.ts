/** §8: what a payer reads whose payment failed and whom the bank told nothing else. */
export const failedPayment = {
  says: 'پرداخت ناموفق بود.',
  comesBack: 'اگر مبلغی کم شده، حداکثر تا ۷۲ ساعت برمی‌گردد',
} as const
