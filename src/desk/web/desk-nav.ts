import { type DeskPage, deskPages } from '#desk/pages.ts'
import type { Permission } from '#desk/permissions.ts'
import { mayDo } from '#desk/roles.ts'
import type { DeskIconName } from '#desk/web/desk-icon-names.ts'

interface DeskPlace {
  readonly page: DeskPage
  readonly words: string
  readonly icon: DeskIconName
}

/** The rail, from the top. */
const places: readonly DeskPlace[] = [
  { page: '/desk', words: 'امروز', icon: 'squares-four-fill' },
  { page: '/desk/orders', words: 'سفارش‌ها', icon: 'receipt' },
  { page: '/desk/refunds', words: 'استرداد', icon: 'arrow-u-up-left' },
  { page: '/desk/support', words: 'گفتگوها', icon: 'chat-circle-dots' },
  { page: '/desk/flights', words: 'اختلال', icon: 'airplane-tilt' },
  { page: '/desk/content', words: 'محتوا', icon: 'megaphone' },
  { page: '/desk/nights', words: 'نرخ و اتاق', icon: 'calendar-dots' },
  { page: '/desk/stays', words: 'رزرو هتل', icon: 'bed' },
  { page: '/desk/hotel-messages', words: 'پیام مهمان', icon: 'chat-circle-dots' },
  { page: '/desk/hotel-reviews', words: 'نظرها', icon: 'star' },
  { page: '/desk/visas', words: 'ویزا', icon: 'stamp' },
  { page: '/desk/tasks', words: 'کارها', icon: 'list-checks' },
  { page: '/desk/jobs', words: 'کنارگذاشته', icon: 'arrow-counter-clockwise' },
  { page: '/desk/approvals', words: 'تأییدها', icon: 'seal-check' },
  { page: '/desk/ledger', words: 'دفتر', icon: 'hand-coins' },
  { page: '/desk/close', words: 'بستن روز', icon: 'check-bold' },
  { page: '/desk/invoices', words: 'فاکتور', icon: 'invoice' },
  { page: '/desk/suppliers', words: 'تأمین', icon: 'handshake' },
  { page: '/desk/agencies', words: 'آژانس‌ها', icon: 'handshake' },
  { page: '/desk/prices', words: 'قیمت‌ها', icon: 'tag' },
  { page: '/desk/codes', words: 'تخفیف', icon: 'percent' },
  { page: '/desk/sources', words: 'منبع‌ها', icon: 'chart-line-up' },
  { page: '/desk/staff', words: 'همکاران', icon: 'users-three' },
  { page: '/desk/audit', words: 'رویدادها', icon: 'scroll' },
]

/** Those that somebody with these roles may open. */
export function placesFor(roles: readonly string[]): readonly DeskPlace[] {
  return places.filter(({ page }) => mayDo(roles, deskPages[page] as Permission))
}
