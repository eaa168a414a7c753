import { dateFromForm } from '#calendar/form-date.ts'
import { fullDate, otherDate } from '#calendar/formatted.ts'
import type { Unlike } from '#documents/field-differences.ts'
import { fieldNamed } from '#documents/web/field-words.ts'

export function UnlikeSaid({ field, read }: Unlike) {
  return (
    <p>
      روی عکس {fieldNamed(field)} <bdi>{written({ field, read })}</bdi> خوانده می‌شود و در فرم چیز دیگری است.
    </p>
  )
}

function written({ field, read }: Unlike): string {
  const date =
    field === 'birthDateFa' || field === 'passportExpirationDateFa' ? dateFromForm(read) : undefined
  return date === undefined ? read : `${fullDate(date)} (${otherDate(date)})`
}
