/** In the order of the page; the first one's money is the day's. */
export const counters = [
  { key: 'sold', title: 'فروخته‌شده', address: 'paid=today', tone: 'plain' },
  { key: 'issued', title: 'صادرشده', address: 'paid=today&status=issued', tone: 'good' },
  { key: 'to-issue', title: 'در نوبت صدور', address: 'status=to-issue', tone: 'warn' },
  { key: 'late', title: 'دیر یا نزدیک قول', address: 'late=1', tone: 'bad' },
  { key: 'failed', title: 'صدور ناموفق', address: 'paid=today&status=failed', tone: 'bad' },
  { key: 'refund', title: 'استرداد در راه', address: 'due=refund', tone: 'plain' },
  { key: 'conversation', title: 'گفتگوی بی‌پاسخ', address: 'due=conversation', tone: 'warn' },
  { key: 'task', title: 'کار باز', address: 'due=task', tone: 'plain' },
  { key: 'overdue', title: 'کار گذشته از وقت', address: 'due=overdue', tone: 'bad' },
] as const
