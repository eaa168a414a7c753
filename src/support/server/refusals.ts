import { refusals } from '#server/refusal.ts'
import { texts } from '#support/conversation.ts'

export const refuse = refusals({
  MESSAGE_EMPTY: { says: texts.empty },
  MESSAGE_DIFFERS: { says: 'این پیام پیش‌تر با متن دیگری رسیده است؛ صفحه را تازه کنید.', status: 409 },
  TOO_MANY_MESSAGES: { says: 'پیام‌های زیادی فرستاده‌اید؛ چند دقیقهٔ دیگر دوباره بفرستید.', status: 429 },
  CONVERSATION_NOT_FOUND: { says: 'گفتگویی با این شناسه پیدا نشد.', status: 404 },
})
