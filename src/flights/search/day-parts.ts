export const dayParts = {
  night: { name: 'بامداد', from: 0, to: 6 * 60 },
  morning: { name: 'صبح', from: 6 * 60, to: 12 * 60 },
  afternoon: { name: 'بعدازظهر', from: 12 * 60, to: 18 * 60 },
  evening: { name: 'شب', from: 18 * 60, to: 24 * 60 },
} as const
export type DayPart = keyof typeof dayParts

export const dayPartNames = ['night', 'morning', 'afternoon', 'evening'] as const satisfies readonly DayPart[]

export function dayPartOf(time: string): DayPart {
  const minutes = minutesOf(time)
  return dayPartNames.find((name) => minutes < dayParts[name].to) ?? 'evening'
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
