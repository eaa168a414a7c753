export const JALALI_MONTHS = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
] as const

export const GREGORIAN_MONTHS = [
  'ژانویه',
  'فوریه',
  'مارس',
  'آوریل',
  'مه',
  'ژوئن',
  'ژوئیه',
  'اوت',
  'سپتامبر',
  'اکتبر',
  'نوامبر',
  'دسامبر',
] as const

export const WEEKDAYS = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'] as const

export const WEEKDAY_LETTERS = ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'] as const

export function jalaliMonthName(month: number): string {
  return nameAt(JALALI_MONTHS, month - 1)
}

export function gregorianMonthName(month: number): string {
  return nameAt(GREGORIAN_MONTHS, month - 1)
}

export function weekdayName(date: Temporal.PlainDate): string {
  return nameAt(WEEKDAYS, weekdayFromSaturday(date))
}

export function weekdayFromSaturday(date: Temporal.PlainDate): number {
  return (date.dayOfWeek + 1) % 7
}

function nameAt(names: readonly string[], index: number): string {
  const name = names[index]
  if (name === undefined) throw new RangeError(`No name for number ${index + 1} of ${names.length}`)
  return name
}
