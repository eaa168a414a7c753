import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  SEARCH_NOT_FOUND: { says: 'این جستجو در فهرست شما نیست.', status: 404 },
  CITY_NOT_SERVED: { says: 'به این شهر پروازی نمی‌فروشیم.', status: 404 },
})
