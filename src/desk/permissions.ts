/** What somebody at the desk may see or do; each call and page needs one of these and no other. */
export const permissions = {
  'desk.use': 'ورود به میز، امروز و کلیدهای خود',
  'orders.read': 'دیدن سفارش‌ها',
  'orders.work': 'کار روی سفارش‌ها',
  'flights.read': 'سنجیدن اختلال پرواز',
  'flights.declare': 'اعلام تأخیر، سر وقت و هواپیمای دیگر',
  'flights.cancel': 'پیشنهاد لغو پرواز',
  'flights.approve': 'تأیید لغو پرواز',
  'refunds.read': 'دیدن استردادها',
  'refunds.work': 'پیگیری واریز و ثبت استرداد به سود مسافر',
  'refunds.propose': 'پیشنهاد استرداد بیش از قانون',
  'refunds.approve': 'تأیید استرداد بیش از قانون',
  'content.read': 'دیدن رخدادها و نظرها',
  'incidents.write': 'اعلام و بستن رخدادهای صفحهٔ وضعیت',
  'reviews.decide': 'تصمیم دربارهٔ نظرهای هتل',
  'visas.read': 'دیدن درخواست‌های ویزا',
  'visas.pictures': 'دیدن تصویر مدارک ویزا',
  'visas.work': 'بررسی و پاسخ درخواست‌های ویزا',
  'tasks.read': 'دیدن کارهای باز',
  'tasks.work': 'برداشتن، سپردن و بستن کارها',
  'jobs.read': 'دیدن کارهای کنارگذاشته',
  'jobs.work': 'فرستادن دوباره و بستن کارهای کنارگذاشته',
  'approvals.read': 'دیدن پیشنهادها',
  'approvals.decide': 'تأیید و رد پیشنهادها',
  'ledger.read': 'دیدن دفتر و سندها',
  'close.work': 'ثبت فایل درگاه، صورت‌حساب بانک و نرخ ارز',
  'money.propose': 'پیشنهاد جابه‌جایی دستی پول',
  'money.approve': 'تأیید جابه‌جایی دستی پول',
  'staff.read': 'دیدن همکاران',
  'staff.propose': 'دعوت همکار و پیشنهاد تغییر نقش',
  'staff.approve': 'تأیید همکار تازه و تغییر نقش',
  'audit.read': 'دیدن رویدادها',
  'passport.see': 'دیدن کامل شمارهٔ گذرنامه',
  'national-code.see': 'دیدن کامل کد ملی',
  'mobile.see': 'دیدن کامل شماره موبایل',
  'account.see': 'دیدن کامل شماره حساب و شبا',
} as const satisfies Readonly<Record<string, string>>

export type Permission = keyof typeof permissions

/** Of whoever has not come in yet: keys and links alone. */
export type Access = Permission | 'sign-in'
