import * as z from 'zod/mini'

export const mealKinds = ['served', 'for-sale'] as const

export const Meal = z.object({
  /** `for-sale`: bought on board or before */
  kind: z.enum(mealKinds),
  source: z.string(),
  /** date we read the source */
  takenOn: z.string(),
})
export type Meal = z.infer<typeof Meal>

const takenOn = '2026-11-22'
const ranking = { source: 'malaymail.com، رتبه‌بندی غذای ایرلاین‌ها (۲۰۲۴)', takenOn } as const

/** From published sources that name their author; a missing airline is unknown. */
const meals: Readonly<Record<string, Meal>> = {
  emirates: { kind: 'served', ...ranking },
  'qatar-airways': { kind: 'served', ...ranking },
  etihad: { kind: 'served', ...ranking },
  'turkish-airlines': { kind: 'served', ...ranking },
  'kuwait-airways': { kind: 'served', ...ranking },
  'oman-air': { kind: 'served', ...ranking },
  'gulf-air': { kind: 'served', ...ranking },
  'middle-east-airlines': { kind: 'served', ...ranking },
  pegasus: { kind: 'for-sale', source: 'inflightfeed.com، پگاسوس', takenOn },
}

/** By our airline id; null if unknown, also on flights operated by another airline. */
export function mealOf(airlineId: string, operator: string | null): Meal | null {
  return operator === null ? (meals[airlineId] ?? null) : null
}
