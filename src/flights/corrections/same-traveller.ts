import { type LatinName, latinPair, namesApart } from '#flights/corrections/name-letters.ts'

export interface Identity extends LatinName {
  readonly birthDate: Temporal.PlainDate
  readonly nationalCode: string | null
  readonly passport: { readonly number: string; readonly issuingCountry: string } | null
}

/** Why two are not held for one person; the first that applies. */
export type OtherPerson = 'names' | 'names-and-birth' | 'names-and-document' | 'document-and-birth'

export interface PersonCompared {
  /** letters between their names; 0 also for names in the other order, or with a title more */
  readonly letters: number
  readonly other: OtherPerson | null
}

/**
 * Whether two are the same person, as far as papers tell: of name, birth date and document one may differ, the name by at most
 * so many letters. Two whose names are nearly alike and whose code or birthday differs too are relatives, not a slip.
 */
export function compareTravellers(one: Identity, other: Identity, mostLetters: number): PersonCompared {
  const { letters, isSlip } = namesApart(latinPair(one), latinPair(other))
  const isBorn = !one.birthDate.equals(other.birthDate)
  const hasOtherPaper = documentDiffers(one, other)
  const why = (): OtherPerson | null => {
    if (!isSlip(mostLetters)) return 'names'
    if (letters > 0 && isBorn) return 'names-and-birth'
    if (letters > 0 && hasOtherPaper) return 'names-and-document'
    return isBorn && hasOtherPaper ? 'document-and-birth' : null
  }
  return { letters, other: why() }
}

/** By what both have; nothing in common tells nothing, so it counts as another. */
function documentDiffers(one: Identity, other: Identity): boolean {
  if (one.nationalCode !== null && other.nationalCode !== null) return one.nationalCode !== other.nationalCode
  if (one.passport === null || other.passport === null) return true
  return (
    one.passport.number !== other.passport.number ||
    one.passport.issuingCountry !== other.passport.issuingCountry
  )
}
