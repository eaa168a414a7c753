import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  SERVICE_UNKNOWN: { says: 'این سرویس را نمی‌شناسیم: search, payment, tickets, messages, stays' },
  LEVEL_UNKNOWN: { says: 'شدت رخداد slow یا down است.' },
  WORDS_MISSING: { says: 'عنوان را با ۳ تا ۸۰ حرف و توضیح را با ۳ تا ۵۰۰ حرف بنویسید.' },
  INCIDENT_NOT_FOUND: { says: 'رخداد بازی با این شماره نیست.', status: 404 },
})
