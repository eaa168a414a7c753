import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  VISA_CLOSED: { says: 'در حال حاضر امکان صدور این ویزا وجود ندارد.', status: 409 },
  VISA_UNKNOWN: {
    says: 'این ویزا با این مدت، ورود و سرعت صادر نمی‌شود؛ گزینهٔ دیگری انتخاب کنید.',
    status: 404,
  },
  HOLD_ENDED: { says: 'مهلت این درخواست به پایان رسیده است؛ دوباره درخواست بدهید.', status: 409 },
  ORDER_NOT_FOUND: { says: 'سفارشی با این مشخصات پیدا نشد.', status: 404 },
  NOT_ASKED_AGAIN: { says: 'برای این مدرک تصویر دیگری نخواسته‌ایم.', status: 409 },
  DOCUMENT_NOT_FOUND: { says: 'این تصویر دیگر نزد ما نیست؛ دوباره بفرستید.', status: 404 },
  NO_VISA_YET: { says: 'ویزای این متقاضی هنوز صادر نشده است.', status: 409 },
  REQUEST_UNREADABLE: { says: 'درخواست خوانده نشد؛ صفحه را تازه کنید و دوباره بفرستید.' },
  ALREADY_DECIDED: { says: 'پاسخ این درخواست آمده است و دیگر نمی‌توان انصراف داد.', status: 409 },
  MINOR_ALONE: {
    says: 'متقاضی زیر ۱۸ سال بی بزرگسال در این درخواست می‌ماند؛ او را هم انتخاب کنید.',
    status: 409,
  },
  STAGE_PASSED: { says: 'این درخواست در مرحله‌ای نیست که این کار شدنی باشد.', status: 409 },
  NO_APPOINTMENT: { says: 'برای این ویزا وقتی در میان نیست.', status: 409 },
  OFFER_CHANGED: { says: 'وقت پیشنهادی عوض شده است؛ وقت تازه را ببینید و دوباره پاسخ دهید.', status: 409 },
  APPOINTMENT_PAST: { says: 'این روز گذشته یا پس از روز سفر است؛ روز دیگری را انتخاب کنید.', status: 400 },
  APPOINTMENT_FIRST: { says: 'پرونده روز وقت سفارت تحویل می‌شود؛ نخست وقت باید گرفته شود.', status: 409 },
  PAPERS_MISSING: { says: 'هنوز مدرکی کم است یا دوباره خواسته شده است.', status: 409 },
  APPLICANT_EACH: { says: 'شمار متقاضی‌های این سفارش عوض نمی‌شود؛ همه را با هم بفرستید.', status: 400 },
  APPLICANT_UNKNOWN: { says: 'این درخواست چنین متقاضی یا مدرکی ندارد.', status: 404 },
  NOT_A_VISA: { says: 'فایل ویزا باید PDF یا JPEG و حداکثر ۵ مگابایت باشد.', status: 400 },
})
