import { bagRefundRule } from '#flights/facts/bag-tariffs.ts'

/** What comes back of a bag after the ticket, by who sells it. */
export function refundSays(supplier: string): string {
  return supplier === 'own'
    ? bagRefundRule.says
    : 'این بار پس گرفته نمی‌شود: اگر بلیت را پس بدهید چیزی از آن برنمی‌گردد، مگر ایرلاین پرواز را لغو کند.'
}
