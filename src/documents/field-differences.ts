import { dateFromForm } from '#calendar/form-date.ts'
import type { ReadField, Reading } from '#documents/reader/reading.ts'

const compared = [
  'passportNumber',
  'passportExpirationDateFa',
  'birthDateFa',
  'lastName',
  'firstName',
] as const satisfies readonly ReadField[]
export type ComparedField = (typeof compared)[number]

/** As the form writes it; empty fields are not compared. */
export type ComparedForm = Readonly<Record<ComparedField, string>>

export interface Unlike {
  readonly field: ComparedField
  readonly read: string
}

/** Ignores fields that are empty or were read with doubt. */
export function unlike(form: ComparedForm, { fields, doubtful }: Reading): readonly Unlike[] {
  const names = `${fields.lastName ?? ''}${fields.firstName ?? ''}`
  return compared.flatMap((field) => {
    const read = fields[field] ?? ''
    const typed = form[field]
    if (read === '' || typed === '' || doubtful.includes(field)) return []
    const isCut = names.length >= longestNames && bare(typed).startsWith(bare(read))
    return isCut || saysTheSame(field, typed, read) ? [] : [{ field, read }]
  })
}

/** ICAO 9303: 39 places for both names, two of them between; longer names are cut. */
const longestNames = 37

/** Compares days across calendars, names and numbers without spaces. */
export function saysTheSame(field: ReadField, one: string, other: string): boolean {
  if (field === 'birthDateFa' || field === 'passportExpirationDateFa') {
    const [first, second] = [dateFromForm(one), dateFromForm(other)]
    return first !== undefined && second !== undefined ? first.equals(second) : one === other
  }
  return bare(one) === bare(other)
}

function bare(text: string): string {
  return text.toUpperCase().replace(/[\s'’\u200c-]/g, '')
}
