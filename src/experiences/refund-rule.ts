import type { ExperienceOption } from '#experiences/supplier/experience.ts'
import type { Slot } from '#experiences/supplier/slot.ts'

/** The whole price comes back before it, nothing from then on. Without a slot there is no hour to count from. */
export function refundableUntil(
  { cutOffMinutes }: Pick<ExperienceOption, 'cutOffMinutes'>,
  { startsAt }: Pick<Slot, 'startsAt'>,
): Temporal.Instant {
  return startsAt.toInstant().subtract({ minutes: cutOffMinutes })
}
