/** What an entry of the audit log may be about, as it is read there. */
export const auditActions = {
  'desk.opened': 'نخستین پیوند ورود را ساخت',
  'desk.joined': 'با پیوند وارد شد و کلید ساخت',
  'desk.signed-in': 'وارد میز شد',
  'desk.signed-out': 'از میز بیرون رفت',
  'desk.key-refused': 'کلیدش پذیرفته نشد',
  'call.refused': 'اجازهٔ این درخواست را نداشت',
  'page.refused': 'اجازهٔ دیدن این صفحه را نداشت',
  'proposal.made': 'پیشنهاد داد',
  'proposal.approved': 'پیشنهادی را تأیید کرد',
  'proposal.refused': 'پیشنهادی را رد کرد',
  'proposal.withdrawn': 'پیشنهاد خود را پس گرفت',
  'proposal.not-theirs': 'خواست دربارهٔ پیشنهادی تصمیم بگیرد که اجازه نداشت',
  'staff.invited': 'همکار تازه‌ای دعوت کرد',
  'staff.disabled': 'دسترسی همکاری را بست',
  'key.added': 'کلید عبور تازه ساخت',
  'key.removed': 'کلید عبوری را برداشت',
  'order.opened': 'سفارش را دید',
  'order.issue-asked': 'صدور دوباره خواست',
  'order.resent': 'پیام و مدارک را دوباره فرستاد',
  'order.noted': 'یادداشت نوشت',
  'order.task-opened': 'کاری گذاشت',
  'order.task-done': 'کاری را بست',
  'incident.opened': 'رخدادی در صفحهٔ وضعیت اعلام کرد',
  'incident.updated': 'خبر تازهٔ رخدادی را نوشت',
  'incident.closed': 'رخدادی را بست',
  'review.published': 'نظر هتل را منتشر کرد',
  'review.refused': 'نظر هتل را رد کرد',
  'review.held': 'نظر هتل را از نمایش برداشت',
  'review.answered': 'پاسخ هتل را زیر نظر نوشت',
  'orders.exported': 'فهرست سفارش‌ها را به اکسل برد',
} as const satisfies Readonly<Record<string, string>>

export type AuditAction = keyof typeof auditActions

export function isAuditAction(name: string): name is AuditAction {
  return Object.hasOwn(auditActions, name)
}
