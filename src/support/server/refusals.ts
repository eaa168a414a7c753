import { refusals } from '#server/refusal.ts'
import { texts } from '#support/conversation.ts'

export const refuse = refusals({
  MESSAGE_EMPTY: { says: texts.empty },
  MESSAGE_DIFFERS: { says: 'این پیام پیش‌تر با متن دیگری رسیده است؛ صفحه را تازه کنید.', status: 409 },
  TOO_MANY_MESSAGES: { says: 'پیام‌های زیادی فرستاده‌اید؛ چند دقیقهٔ دیگر دوباره بفرستید.', status: 429 },
  DATE_REQUEST_OPEN: {
    says: 'درخواست تغییر تاریخ این سفارش پیش‌تر ثبت شده و منتظر پاسخ است؛ اگر چیز دیگری هم هست، در گفتگوی همین سفارش بنویسید.',
    status: 409,
  },
  FILE_MISSING: { says: 'فایلی انتخاب نشده است.' },
  FILE_NOT_FOUND: { says: 'فایلی با این نشانی پیدا نشد.', status: 404 },
  TOO_MANY_FILES: {
    says: 'فایل‌های شما در گفتگوها بیش از اندازه شده است؛ توضیح را بنویسید تا همکار ما راه دیگری بگوید.',
    status: 409,
  },
  ANSWERED_MEANWHILE: {
    says: 'در این میان همکار دیگری در این گفتگو نوشت یا آن را بست؛ آنچه نوشته‌اید مانده است، نخست تازه‌ها را بخوانید.',
    status: 409,
  },
  WRITTEN_MEANWHILE: { says: 'مسافر در این میان پیام تازه‌ای نوشت؛ نخست آن را بخوانید.', status: 409 },
  CONVERSATION_NOT_FOUND: { says: 'گفتگویی با این شناسه پیدا نشد.', status: 404 },
})
