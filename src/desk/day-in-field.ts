import { dateForForm } from '#calendar/form-date.ts'
import { persianDigits } from '#money/digits.ts'

/** How a day is typed everywhere at the desk. */
export const dayLike = '۱۴۰۵/۰۹/۱۰'

export const dayUnread = `روز را مانند ${dayLike} بنویسید.`

/** «۱۴۰۵/۰۹/۱۰»: a day that stands in a field already. */
export function dayInField(date: Temporal.PlainDate): string {
  return persianDigits(dateForForm(date).replaceAll('-', '/'))
}
