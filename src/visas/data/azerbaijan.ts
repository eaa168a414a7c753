import type { CountryData } from '#visas/data/country-data.ts'

/** جمهوری آذربایجان: the e-visa. See LICENSE.md. */
export const azerbaijan = {
  code: 'AZ',
  name: 'آذربایجان',
  nameEn: 'Azerbaijan',
  about: 'ویزای الکترونیکی باکو: تصویر گذرنامه و عکس را می‌فرستید و ویزا را در حسابتان می‌گیرید.',
  papers: [
    {
      kind: 'passport',
      name: 'گذرنامه',
      note: 'اسکن رنگی صفحهٔ مشخصات، دست‌کم ۳ ماه اعتبار پس از پایان اقامت',
      isOptional: false,
    },
    { kind: 'photo', name: 'عکس پرسنلی', note: 'زمینهٔ روشن، بدون عینک، چهرهٔ کامل', isOptional: false },
  ],
  otherPapers: ['نام هتل یا نشانی محل اقامت در آذربایجان (پس از ثبت درخواست از شما می‌پرسیم)'],
  questions: [
    {
      asks: 'ویزای الکترونیکی آذربایجان چند روز طول می‌کشد؟',
      says: 'درخواست عادی ۳ روز کاری. درخواست فوری در سامانهٔ آذربایجان ۳ ساعت است و با بررسی مدارک، پاسخ را تا ۱۲ ساعت قول می‌دهیم.',
    },
    {
      asks: 'چند روز می‌توان در آذربایجان ماند؟',
      says: 'حداکثر ۳۰ روز، با یک بار ورود. ویزا از روز صدور ۹۰ روز اعتبار دارد.',
    },
    {
      asks: 'گذرنامه چه اعتباری باید داشته باشد؟',
      says: 'دست‌کم ۳ ماه پس از پایان اقامت.',
    },
    {
      asks: 'یک خانواده می‌تواند با هم درخواست بدهد؟',
      says: 'بله، تا ۹ نفر در یک درخواست؛ هر نفر ویزای خودش را می‌گیرد.',
    },
  ],
  rejections: [
    'گذرنامه با اعتبار کمتر از ۳ ماه پس از پایان اقامت',
    'تصویر ناخوانا یا بریدهٔ گذرنامه',
    'ناهم‌خوانی نام یا شمارهٔ گذرنامه با فرم',
    'سابقهٔ اقامت بیش از مدت مجاز در آذربایجان',
  ],
  takes: [
    { speed: 'normal', least: 3, most: 3, unit: 'workday' },
    { speed: 'urgent', least: 3, most: 12, unit: 'hour' },
  ],
  validityDays: 90,
  passportMonths: 3,
  weekend: [6, 7],
  notAloneBelow: null,
  asOf: '2026-11-21',
  sources: ['سفارت جمهوری آذربایجان در تهران (tehran.mfa.gov.az)', 'سامانهٔ evisa.gov.az'],
} as const satisfies CountryData
