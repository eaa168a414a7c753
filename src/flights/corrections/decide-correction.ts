import { foldedName } from '#accounts/names.ts'
import type { Allowed, CorrectionKind, RuleFound } from '#flights/corrections/correction-rules.ts'
import { type NamePair, namesApart } from '#flights/corrections/name-letters.ts'
import { compareTravellers, type Identity, type OtherPerson } from '#flights/corrections/same-traveller.ts'

export interface Person extends Identity {
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
  readonly gender: 'Male' | 'Female'
  readonly passport:
    | (Identity['passport'] & {
        readonly type: string
        readonly nationality: string
        readonly expiresOn: Temporal.PlainDate
      })
    | null
}

/** A direction that the person has yet to fly. */
export interface LegToCorrect {
  readonly rule: RuleFound
  /** booked with a supplier of ours, who has no call for it */
  readonly isSuppliers: boolean
  readonly keepsAgeGroup: boolean
}

export type Refused = OtherPerson | 'other-age' | 'rule'

export type Decision =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly why: Refused }
  | {
      readonly kind: 'at-once' | 'by-desk'
      /** what stands on the ticket changes: it gets another number */
      readonly isReissued: boolean
      readonly sources: readonly string[]
    }

export interface Corrected {
  /** whom the ticket was first issued to: several small steps make no other person of him */
  readonly issuedTo: Person
  readonly before: Person
  readonly after: Person
}

/** Of every direction still ahead the strictest counts. */
export function decideCorrection(
  { issuedTo, before, after }: Corrected,
  legs: readonly LegToCorrect[],
): Decision {
  const kinds = kindsOf(before, after)
  if (kinds.size === 0) return { kind: 'unchanged' }
  const why = otherThan(issuedTo, after, Math.min(...legs.map(({ rule }) => rule.letters)))
  if (why !== null) return { kind: 'refused', why }
  if (legs.some(({ keepsAgeGroup }) => !keepsAgeGroup)) return { kind: 'refused', why: 'other-age' }
  const allowed = legs.flatMap(({ rule, isSuppliers }) =>
    [...kinds].map((kind) => allowedBy(rule[kind], isSuppliers)),
  )
  if (allowed.includes('never')) return { kind: 'refused', why: 'rule' }
  return {
    kind: allowed.includes('by-desk') ? 'by-desk' : 'at-once',
    isReissued: kinds.has('spelling') || kinds.has('document') || before.gender !== after.gender,
    sources: [...new Set(legs.map(({ rule }) => rule.source))],
  }
}

function otherThan(issuedTo: Person, after: Person, letters: number): OtherPerson | null {
  const { other } = compareTravellers(issuedTo, after, letters)
  return other ?? (isFarsiSlip(issuedTo, after, letters) ? null : 'names')
}

/** A name that the ticket did not have yet is no other name. */
function isFarsiSlip(one: Person, other: Person, letters: number): boolean {
  const was = farsiOf(one)
  return was.join('') === '' || namesApart(was, farsiOf(other)).isSlip(letters)
}

function farsiOf({ firstNameFarsi, lastNameFarsi }: Person): NamePair {
  return [foldedName(firstNameFarsi), foldedName(lastNameFarsi)]
}

function allowedBy(rule: Allowed, isSuppliers: boolean): Allowed {
  return isSuppliers && rule === 'at-once' ? 'by-desk' : rule
}

function kindsOf(before: Person, after: Person): ReadonlySet<CorrectionKind> {
  const changes: readonly [CorrectionKind, boolean][] = [
    ['spelling', latinOf(before) !== latinOf(after)],
    ['document', before.nationalCode !== after.nationalCode || paperOf(before) !== paperOf(after)],
    ['details', detailsOf(before) !== detailsOf(after)],
  ]
  return new Set(changes.flatMap(([kind, isChanged]) => (isChanged ? [kind] : [])))
}

function latinOf({ firstName, lastName }: Person): string {
  return `${firstName}/${lastName}`.toUpperCase()
}

function paperOf({ passport }: Person): string {
  return passport === null ? '' : `${passport.type} ${passport.issuingCountry} ${passport.number}`
}

function detailsOf({ gender, birthDate, firstNameFarsi, lastNameFarsi, passport }: Person): string {
  const { nationality = '', expiresOn = '' } = passport ?? {}
  return JSON.stringify([
    gender,
    String(birthDate),
    firstNameFarsi,
    lastNameFarsi,
    nationality,
    String(expiresOn),
  ])
}
