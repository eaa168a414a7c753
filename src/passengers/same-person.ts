import { foldedName } from '#accounts/names.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import type { PassengerForm } from '#passengers/form.ts'

export interface SamePerson {
  readonly index: number
  /** index of the earlier form */
  readonly sameAs: number
  readonly property: 'nationalCode' | 'passportNumber' | 'firstName'
}

/** By national code, by passport number, or by Latin name and birth date.
 * Twins share birth date and family name, never all three. */
export function samePersons(forms: readonly PassengerForm[]): readonly SamePerson[] {
  const seen = new Map<string, number>()
  return forms.flatMap((form, index) => {
    const marks = marksOf(form)
    const twice = marks.find(({ mark }) => seen.has(mark))
    for (const { mark } of marks) if (!seen.has(mark)) seen.set(mark, index)
    return twice === undefined
      ? []
      : [{ index, sameAs: seen.get(twice.mark) ?? index, property: twice.property }]
  })
}

interface Mark {
  readonly property: SamePerson['property']
  readonly mark: string
}

function marksOf(form: PassengerForm): readonly Mark[] {
  const name = `${foldedName(form.firstName ?? '')} ${foldedName(form.lastName ?? '')}`.trim()
  const birth = dateFromForm(form.birthDateFa)
  return [
    { property: 'nationalCode' as const, mark: form.nationalCode },
    { property: 'passportNumber' as const, mark: passportMark(form) },
    {
      property: 'firstName' as const,
      mark: name !== '' && birth !== undefined ? `${name} ${birth}` : undefined,
    },
  ]
    .filter((one): one is Mark => one.mark !== undefined && one.mark !== '')
    .map(({ property, mark }) => ({ property, mark: `${property}:${mark}` }))
}

function passportMark({
  passportNumber = '',
  passportIssuingCountryCountryNameFa: issuer = '',
}: PassengerForm) {
  return passportNumber === '' ? '' : `${issuer} ${passportNumber}`
}
