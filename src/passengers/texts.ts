/** Every key a passenger's form may answer with, and the sentence the traveller reads. §5 names the keys it names. */
export const PASSENGER_TEXTS = {
  PL_ENTER_YOUR_FIRST_NAME: 'نام لاتین را وارد کنید.',
  PL_ENTER_YOUR_LAST_NAME: 'نام خانوادگی لاتین را وارد کنید.',
  NAME_IS_NOT_LATIN: 'فقط حروف لاتین؛ مثل AMIR',
  PL_ENTER_YOUR_FIRST_NAME_FARSI: 'نام فارسی را وارد کنید.',
  PL_ENTER_YOUR_LAST_NAME_FARSI: 'نام خانوادگی فارسی را وارد کنید.',
  NAME_IS_NOT_FARSI: 'با حروف فارسی بنویسید؛ مثل امیر',
  PL_ENTER_YOUR_GENDER: 'جنسیت را انتخاب کنید.',
  PL_ENTER_YOUR_BIRTH_DATE: 'تاریخ تولد را انتخاب کنید.',
  BIRTH_DATE_IS_INVALID: 'این تاریخ تولد درست نیست.',
  INFANT_UNDER_TEN_DAYS: 'برای نوزاد کمتر از ۱۰ روز بلیت صادر نمی‌شود.',
  PASSENGER_AGE_IS_INVALID: 'سن مسافر در روز پرواز با ردهٔ سنی انتخاب‌شده نمی‌خواند.',
  PL_ENTER_YOUR_NATIONAL_CODE: 'کد ملی را وارد کنید.',
  NATIONAL_CODE_IS_INVALID: 'کد ملی نامعتبر است',
  PL_ENTER_YOUR_NATIONALITY: 'ملیت را انتخاب کنید.',
  PL_ENTER_YOUR_ISSUING_COUNTRY: 'کشور صادرکنندهٔ گذرنامه را انتخاب کنید.',
  PL_ENTER_YOUR_PASSPORT_TYPE: 'نوع گذرنامه را انتخاب کنید.',
  PL_ENTER_YOUR_PASSPORT_NO: 'شمارهٔ گذرنامه را وارد کنید.',
  PASSPORT_NO_IS_INVALID: 'شمارهٔ گذرنامه درست نیست؛ یک حرف و ۷ یا ۸ رقم.',
  PL_ENTER_YOUR_PASSPORT_EXPIRATION: 'تاریخ انقضای گذرنامه را انتخاب کنید.',
  PL_ENTER_YOUR_PASSPORT_EXPIRATION_TYPE: 'تقویم تاریخ انقضا را انتخاب کنید.',
  PASS_VALIDITY_LESS_6MONTH: 'اعتبار گذرنامه کمتر از ۶ ماه است',
  SAME_PERSON_TWICE: 'این مسافر دو بار وارد شده است.',
} as const

export type PassengerKey = keyof typeof PASSENGER_TEXTS
