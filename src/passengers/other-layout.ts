import { isFarsiName, isLatinName } from '#accounts/names.ts'
import type { Advice } from '#passengers/advice.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { knownFarsi, knownLatin } from '#passengers/latin/known-names.ts'
import { farsiFor, latinFor } from '#passengers/latin-names.ts'
import { asLatinKeys, asPersianKeys } from '#places/keyboard.ts'

const fields = [
  { property: 'firstName', kind: 'given', isFarsi: false },
  { property: 'lastName', kind: 'family', isFarsi: false },
  { property: 'firstNameFarsi', kind: 'given', isFarsi: true },
  { property: 'lastNameFarsi', kind: 'family', isFarsi: true },
] as const

export function otherLayout(form: PassengerForm): readonly Advice[] {
  return fields.flatMap((field) => {
    const typed = form[field.property] ?? ''
    const meant = field.isFarsi ? farsiMeant(typed, field.kind) : latinMeant(typed, field.kind)
    if (meant === undefined) return []
    const says = field.isFarsi
      ? 'به نظر می‌رسد صفحه‌کلید لاتین بوده است.'
      : 'به نظر می‌رسد صفحه‌کلید فارسی بوده است.'
    return [
      {
        property: field.property,
        kind: 'layout' as const,
        says,
        fix: { words: `نوشتن ${meant}`, form: { [field.property]: meant } },
      },
    ]
  })
}

/** ";vdld" is «کریمی»; SARA in the Farsi field is «سارا». */
function farsiMeant(typed: string, kind: 'given' | 'family'): string | undefined {
  if (!/[a-z]/i.test(typed) || isFarsiName(typed)) return undefined
  const keys = asPersianKeys(typed.toLowerCase())
  if (knownFarsi(keys).length > 0) return keys
  return farsiFor(typed, kind) ?? (isFarsiName(keys) ? keys : undefined)
}

/** «شئهق» is AMIR; «امیر» in the Latin field is AMIR. */
function latinMeant(typed: string, kind: 'given' | 'family'): string | undefined {
  if (typed === '' || !isFarsiName(typed)) return undefined
  const keys = asLatinKeys(typed).toUpperCase()
  if (knownLatin(keys).length > 0 && knownFarsi(typed).length === 0) return keys
  const spelled = knownFarsi(typed).length > 0 ? latinFor(typed, kind) : undefined
  if (spelled !== undefined) return spelled
  return isLatinName(keys) && looksSpoken(keys) ? keys : latinFor(typed, kind)
}

function looksSpoken(latin: string): boolean {
  const vowels = latin.match(/[AEIOU]/g)?.length ?? 0
  return vowels / latin.length >= 0.25 && !/[^AEIOUY ]{4}/.test(latin)
}
