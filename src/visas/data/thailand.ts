import type { CountryData } from '#visas/data/country-data.ts'

/** تایلند: the tourist visa, by e-Visa since 1 January 2025.
 * Fees of 35 and 70 euro are written in dollars. See LICENSE.md. */
export const thailand = {
  code: 'TH',
  name: 'تایلند',
  nameEn: 'Thailand',
  about: 'ویزای توریستی ۶۰ روزه از سامانهٔ e-Visa؛ بدون مراجعه، با تصویر مدارک.',
  papers: [
    {
      kind: 'passport',
      name: 'گذرنامه',
      note: 'اسکن رنگی صفحهٔ مشخصات، دست‌کم ۶ ماه اعتبار',
      isOptional: false,
    },
    {
      kind: 'photo',
      name: 'عکس پرسنلی',
      note: '۳٫۵ در ۴٫۵ سانتی‌متر، کمتر از ۶ ماه پیش و غیر از عکس گذرنامه',
      isOptional: false,
    },
    { kind: 'nationalCard', name: 'کارت ملی', note: 'پشت و رو در یک تصویر', isOptional: false },
    { kind: 'birthCertificate', name: 'شناسنامه', note: 'صفحهٔ اول', isOptional: false },
  ],
  otherPapers: ['بلیت رفت‌وبرگشت', 'واچر هتل برای همهٔ شب‌ها', 'گردش سه ماه حساب به انگلیسی'],
  questions: [
    {
      asks: 'ویزای تایلند چند روز طول می‌کشد؟',
      says: 'دست‌کم ۴ روز کاری در سامانهٔ e-Visa؛ با بررسی مدارک، پاسخ را تا ۱۰ روز کاری قول می‌دهیم.',
    },
    {
      asks: 'چند روز می‌توان در تایلند ماند؟',
      says: 'هر بار تا ۶۰ روز. با یک بار ورود تا ۳ ماه پس از صدور وارد می‌شوید و با چند بار ورود تا ۶ ماه.',
    },
    {
      asks: 'اگر ویزا رد شود هزینه‌اش برمی‌گردد؟',
      says: 'سفارت هزینه را برنمی‌گرداند. اگر ضمانت هزینه را انتخاب کرده باشید، ما همه را جز بهای ضمانت برمی‌گردانیم.',
    },
  ],
  rejections: [
    'گذرنامه با اعتبار کمتر از ۶ ماه',
    'عکس قدیمی یا همان عکس گذرنامه',
    'نبود بلیت برگشت یا هتل',
    'گردش حساب ناکافی',
  ],
  takes: [{ speed: 'normal', least: 4, most: 10, unit: 'workday' }],
  validityDays: 90,
  passportMonths: 6,
  weekend: [6, 7],
  notAloneBelow: null,
  asOf: '2026-11-21',
  sources: ['سامانهٔ thaievisa.go.th', 'سفارت تایلند در تهران'],
} as const satisfies CountryData
