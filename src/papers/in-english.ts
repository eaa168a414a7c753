const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

export function dateInEnglish({ dayOfWeek, day, month, year }: Temporal.PlainDate): string {
  return `${weekdays[dayOfWeek - 1]} ${day} ${months[month - 1]} ${year}`
}

export function momentInEnglish(at: Temporal.PlainDateTime): string {
  return `${dateInEnglish(at.toPlainDate())}, ${at.toPlainTime().toString({ smallestUnit: 'minute' })}`
}

export function countInEnglish(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
