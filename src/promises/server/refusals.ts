import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  TASK_NOT_FOUND: { says: 'کار بازی با این شماره نیست.', status: 404 },
  NOT_BY_HAND: { says: 'این کار با انجام‌شدنش بسته می‌شود، نه با گفتن.', status: 409 },
})
