import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { OrderDetails } from '#orders/responses.ts'

/** What the end of a purchase says of it. */
export async function issuedExperience({ service }: OrderDetails) {
  if (service === null) return undefined
  return { name: service.name, when: weekdayDayMonth(Temporal.PlainDate.from(service.beginsOn)) }
}

export type IssuedExperience = NonNullable<Awaited<ReturnType<typeof issuedExperience>>>
