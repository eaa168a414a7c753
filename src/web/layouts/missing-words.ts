/** §8: an address of nothing. */
export const missingWords = {
  says: 'صفحه‌ای که دنبالش بودید پیدا نشد؛ شاید جابه‌جا شده یا نشانی‌اش اشتباه است.',
  english: 'This page could not be found',
} as const
