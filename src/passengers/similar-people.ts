import { foldedName } from '#accounts/names.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { latinKey } from '#passengers/latin/keys.ts'

export interface AlikePersons {
  readonly index: number
  /** index of the earlier form */
  readonly like: number
}

/** Same birth date and a name spelled alike (HOSEIN, HUSSEIN) or swapped.
 * Includes those of `samePersons`. Twins have different names. */
export function alikePersons(forms: readonly PassengerForm[]): readonly AlikePersons[] {
  const seen = new Map<string, number>()
  return forms.flatMap((form, index) => {
    const marks = marksOf(form)
    const like = marks.map((mark) => seen.get(mark)).find((found) => found !== undefined)
    for (const mark of marks) if (!seen.has(mark)) seen.set(mark, index)
    return like === undefined ? [] : [{ index, like }]
  })
}

function marksOf(form: PassengerForm): readonly string[] {
  const birth = dateFromForm(form.birthDateFa)
  if (birth === undefined) return []
  const latin = [form.firstName, form.lastName].map((name = '') => spoken(name))
  const farsi = [form.firstNameFarsi, form.lastNameFarsi].map((name = '') => foldedName(name))
  return [latin, farsi]
    .filter((names) => names.every((name) => name !== ''))
    .map((names) => `${birth} ${names.toSorted().join(' ')}`)
}

/** One spelling for vowels written in many ways. */
function spoken(latin: string): string {
  return latinKey(latin)
    .replace(/OU|OO|U/g, 'O')
    .replace(/EE|E[IY]|A[IY]|IE|Y/g, 'I')
    .replace(/AA/g, 'A')
    .replace(/EH$|AH$/, 'A')
    .replace(/Q/g, 'GH')
    .replace(/E/g, 'I')
}
