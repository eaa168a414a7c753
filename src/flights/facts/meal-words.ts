import type { Meal } from '#flights/facts/meals.ts'

const words = {
  served: 'غذا سرو می‌شود',
  'for-sale': 'غذا در هواپیما فروخته می‌شود',
} as const satisfies Record<Meal['kind'], string>

/** «غذا سرو می‌شود» */
export function mealWords({ kind }: Meal): string {
  return words[kind]
}
