import { dateFromForm } from '#calendar/form-date.ts'
import { gregorianDate } from '#calendar/formatted.ts'
import { masked } from '#desk/masking.ts'
import type { ComparedField } from '#documents/field-differences.ts'

const days: readonly ComparedField[] = ['birthDateFa', 'passportExpirationDateFa']

/** As a passport writes it, numbers as these roles may read them; '' stays. */
export function visaFieldText(field: ComparedField, text: string, roles: readonly string[]): string {
  if (text === '') return ''
  if (field === 'passportNumber') return masked('passport', text, roles)
  const day = days.includes(field) ? dateFromForm(text) : undefined
  return day === undefined ? text.toUpperCase() : gregorianDate(day)
}
