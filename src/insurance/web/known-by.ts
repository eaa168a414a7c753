import type { SavedPassenger } from '#passengers/calls.ts'
import { noPassport } from '#passengers/passport-form.ts'
import type { PersonTexts } from '#passengers/web/traveller-draft.ts'

/** Who was born on the days that prices were asked for: a saved person, or nobody but the day. */
export function knownBy(births: readonly string[], saved: readonly SavedPassenger[]): readonly PersonTexts[] {
  const left = [...saved]
  return births.map((birth) => {
    const at = left.findIndex(({ birthDateFa }) => birthDateFa.replaceAll('/', '-') === birth)
    const [person] = at < 0 ? [] : left.splice(at, 1)
    return person ?? { ...nobody, birthDateFa: birth }
  })
}

const nobody = {
  firstName: '',
  lastName: '',
  firstNameFarsi: '',
  lastNameFarsi: '',
  genderTitle: '',
  nationalCode: '',
  ...noPassport,
} as const
