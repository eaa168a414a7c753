import type { CurrentUser } from '#accounts/call-shapes.ts'
import { dateForForm } from '#calendar/form-date.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import type { PartyRequest } from '#passengers/web/party-draft.ts'
import { draftOf, faultsOf, type PersonTexts, type TravellerDraft } from '#passengers/web/traveller-draft.ts'

/** What the account knows of its owner. */
export type Owner = Pick<
  CurrentUser,
  'firstName' | 'lastName' | 'firstNameFarsi' | 'lastNameFarsi' | 'gender' | 'birthDate' | 'nationalCode'
>

export function ownerIn(data: CurrentUser): Owner {
  const { firstName, lastName, firstNameFarsi, lastNameFarsi, gender, birthDate, nationalCode } = data
  return { firstName, lastName, firstNameFarsi, lastNameFarsi, gender, birthDate, nationalCode }
}

/** Who travels, by form, where nobody has to be asked: the only saved person, or who travels alone by his own account. */
export function chosenBeforehand(
  saved: readonly SavedPassenger[],
  owner: Owner | undefined,
  asked: PartyRequest,
): readonly (PersonTexts | undefined)[] {
  const person = saved.length === 1 ? saved[0] : ownerAlone(saved, owner, asked)
  if (person === undefined) return []
  const place = asked.travels.findIndex(
    (travel) => faultsOf(draftOf(person), asked.document, travel).birthDateFa === undefined,
  )
  return asked.travels.map((_, index) => (index === place ? person : undefined))
}

/** The form still speaks of this person, whatever was corrected in it. */
export function isStill(draft: TravellerDraft, person: PersonTexts | undefined): boolean {
  if (person === undefined) return false
  const { nationalCode, passportNumber, ...names } = draftOf(person)
  const isSame = (was: string, now: string) => was !== '' && was === now
  return (
    isSame(nationalCode, draft.nationalCode) ||
    isSame(passportNumber, draft.passportNumber) ||
    isSame(
      `${names.firstNameFarsi}${names.firstName}${names.lastNameFarsi}${names.lastName}`,
      `${draft.firstNameFarsi}${draft.firstName}${draft.lastNameFarsi}${draft.lastName}`,
    )
  )
}

function ownerAlone(
  saved: readonly SavedPassenger[],
  owner: Owner | undefined,
  { travels }: PartyRequest,
): PersonTexts | undefined {
  if (owner === undefined || travels.length !== 1 || travels[0]?.group !== 'adult') return undefined
  const { nationalCode } = owner
  const kept = saved.find((one) => nationalCode !== null && one.nationalCode === nationalCode)
  return kept ?? (saved.length === 0 ? textsOf(owner) : undefined)
}

/** Nothing without a name and a birth date. */
function textsOf(owner: Owner): PersonTexts | undefined {
  const { birthDate, gender, nationalCode } = owner
  const lastName = owner.lastName ?? ''
  const lastNameFarsi = owner.lastNameFarsi ?? ''
  if (birthDate === null || `${lastName}${lastNameFarsi}` === '') return undefined
  return {
    ...noPassport,
    firstName: owner.firstName ?? '',
    lastName,
    firstNameFarsi: owner.firstNameFarsi ?? '',
    lastNameFarsi,
    genderTitle: gender ?? '',
    birthDateFa: dateForForm(Temporal.PlainDate.from(birthDate)),
    nationalCode: nationalCode ?? '',
  }
}

const noPassport = {
  nationalityCountryNameFa: '',
  passportIssuingCountryCountryNameFa: '',
  passportType: '',
  passportNumber: '',
  passportExpirationDateFa: '',
  passportExpirationDateType: '',
} as const
