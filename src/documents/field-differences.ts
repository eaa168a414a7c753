import { dateFromForm } from '#calendar/form-date.ts'
import type { ReadField, Reading } from '#documents/reader/reading.ts'

/** What is held against the picture of a passport, in the order it is told. */
const compared = [
  'passportNumber',
  'passportExpirationDateFa',
  'birthDateFa',
  'lastName',
  'firstName',
] as const satisfies readonly ReadField[]
export type ComparedField = (typeof compared)[number]

/** What a form says of its traveller's passport, as a form writes it; what is not filled in is empty. */
export type ComparedForm = Readonly<Record<ComparedField, string>>

/** One field of the form that is not what the picture says; dates as a form writes them. */
export interface Unlike {
  readonly field: ComparedField
  readonly read: string
}

/**
 * Where a form says something else than the picture of its passport. What was not read beyond doubt says nothing, and neither
 * does what is not filled in yet.
 */
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

/** ICAO 9303: both names together have 39 places, two of them between the names; longer ones are cut off. */
const longestNames = 37

/** Do two texts of a field mean the same: days by either calendar, names and numbers however they are spaced? */
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
