import { clockTime } from '#calendar/formatted.ts'
import { daySeenFrom } from '#help/reach.ts'
import type { Help } from '#help/server/help.ts'
import type { OptionGroup } from '#web/ui/fields/select-field.tsx'

export type CallDay = OptionGroup

/** The hours that are free, by day: «امروز», «فردا», «شنبه ۷ آذر». */
export async function callDaysOf(
  help: Pick<Help, 'hours' | 'callSlots'>,
  now: Temporal.Instant,
): Promise<readonly CallDay[]> {
  const hours = help.hours()
  if (hours === undefined) return []
  const today = now.toZonedDateTimeISO(hours.zone).toPlainDate()
  const days = new Map<string, CallDay['options'][number][]>()
  for (const { at, isFull } of await help.callSlots()) {
    if (isFull) continue
    const there = at.toZonedDateTimeISO(hours.zone)
    const label = daySeenFrom(today, there.toPlainDate())
    days.set(label, [
      ...(days.get(label) ?? []),
      { value: at.toString(), label: `${label}، ${clockTime(there)}` },
    ])
  }
  return [...days].map(([label, options]) => ({ label, options }))
}
