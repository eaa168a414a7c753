import * as z from 'zod/mini'

export const mealKinds = ['served', 'for-sale'] as const

/** What is eaten on a flight, by whoever wrote it. */
export const Meal = z.object({
  /** `served`: a meal is brought round; `for-sale`: it is bought on board or before */
  kind: z.enum(mealKinds),
  source: z.string(),
  /** the day on which we took it from there (date) */
  takenOn: z.string(),
})
export type Meal = z.infer<typeof Meal>

const takenOn = '2026-11-22'
const ranking = { source: 'malaymail.com، رتبه‌بندی غذای ایرلاین‌ها (۲۰۲۴)', takenOn } as const

/**
 * What carriers do on their own flights, as somebody who names himself has written. Who is not here is not known: nobody tells it of
 * flights inside Iran, and no supplier's protocol has a word for it.
 */
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

/** What is eaten on the flights of an airline (our id); null where nobody says, as on flights that another flies for it. */
export function mealOf(airlineId: string, operator: string | null): Meal | null {
  return operator === null ? (meals[airlineId] ?? null) : null
}

const words = {
  served: 'غذا سرو می‌شود',
  'for-sale': 'غذا در هواپیما فروخته می‌شود',
} as const satisfies Record<Meal['kind'], string>

/** «غذا سرو می‌شود»; what nobody says is said to be unknown. */
export function mealWords(meal: Meal | null): string {
  return meal === null ? 'پذیرایی: در دست نیست' : words[meal.kind]
}
