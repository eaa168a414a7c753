import { preferenceTexts } from '#messages/preferences.ts'
import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  CHANNEL_IS_CLOSED: { says: 'از این راه نمی‌توانیم بفرستیم؛ راه دیگری را انتخاب کنید.' },
  LAST_CHANNEL: { says: preferenceTexts.LAST_CHANNEL },
  PUSH_ALONE: { says: preferenceTexts.PUSH_ALONE },
  BROWSER_NOT_TAKEN: { says: 'سرویس اعلان این مرورگر را نمی‌شناسیم؛ مرورگر دیگری را امتحان کنید.' },
  QUIET_HOURS_ARE_INVALID: { says: preferenceTexts.QUIET_HOURS_ARE_INVALID },
})
