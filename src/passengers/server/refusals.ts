import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  PASSENGER_NOT_FOUND: { says: 'مسافری با این نشانی پیدا نشد.', status: 404 },
  PASSENGER_LIST_FULL: { says: 'افزودن مسافر تازه ممکن نیست؛ فهرست شما پر است.', status: 409 },
  NATIONAL_CODE_ALREADY_SAVED: {
    says: 'این کد ملی برای مسافر دیگری از فهرست شما ذخیره شده است.',
    status: 409,
  },
  PASSPORT_ALREADY_SAVED: {
    says: 'این گذرنامه برای مسافر دیگری از فهرست شما ذخیره شده است.',
    status: 409,
  },
})
