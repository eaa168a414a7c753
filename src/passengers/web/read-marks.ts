import { type ComparedForm, saysTheSame } from '#documents/field-differences.ts'
import type { ReadField, Reading } from '#documents/reader/reading.ts'
import { dateText } from '#passengers/web/date-draft.ts'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'

export type ReadMarks = Readonly<Partial<Record<ReadField, 'sure' | 'doubtful' | 'unproved'>>>

export interface Filled {
  readonly draft: TravellerDraft
  readonly reading: Reading
}

/** A mark goes when its field changes. */
export function readMarks(draft: TravellerDraft, filled: Filled | undefined): ReadMarks {
  if (filled === undefined) return {}
  const { verdict, fields, doubtful } = filled.reading
  const kept = (Object.keys(fields) as ReadField[]).filter((field) =>
    saysTheSame(field, valueOf(draft, field), valueOf(filled.draft, field)),
  )
  if (verdict === 'accepted') return Object.fromEntries(kept.flatMap((field) => sureMark(field, draft)))
  // nothing particular was unclear: the whole picture was
  const unclear = doubtful.length === 0 ? kept : kept.filter((field) => doubtful.includes(field))
  return Object.fromEntries(unclear.map((field) => [field, 'doubtful']))
}

/** Names are never sure (no check digits); after the traveller's confirmation no mark is needed. */
function sureMark(
  field: ReadField,
  { nameCheck }: TravellerDraft,
): readonly (readonly [ReadField, 'sure' | 'unproved'])[] {
  if (field !== 'firstName' && field !== 'lastName') return [[field, 'sure']]
  return nameCheck === 'done' ? [] : [[field, 'unproved']]
}

export function comparedIn(draft: TravellerDraft): ComparedForm {
  const { passportNumber, lastName, firstName } = draft
  return {
    passportNumber,
    lastName,
    firstName,
    birthDateFa: valueOf(draft, 'birthDateFa'),
    passportExpirationDateFa: valueOf(draft, 'passportExpirationDateFa'),
  }
}

function valueOf(draft: TravellerDraft, field: ReadField): string {
  if (field === 'birthDateFa') return dateText(draft.birth)
  if (field === 'passportExpirationDateFa' || field === 'passportExpirationDateType')
    return dateText(draft.expiry)
  return draft[field]
}

export function wordsOfMark(mark: ReadMarks[ReadField]): {
  readonly confirmed?: string
  readonly doubt?: string
} {
  if (mark === 'sure') return { confirmed: 'از گذرنامه خوانده شد' }
  if (mark === 'unproved') return { doubt: 'از گذرنامه خوانده شد؛ حرف‌به‌حرف با تصویر بسنجید' }
  return mark === 'doubtful' ? { doubt: 'روشن خوانده نشد؛ با گذرنامه بسنجید' } : {}
}
