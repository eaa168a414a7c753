import { isFarsiName, isLatinName } from '#accounts/names.ts'
import type { Advice } from '#passengers/advice.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { farsiKey } from '#passengers/latin/keys.ts'
import { type Gender, knownFarsi, knownLatin } from '#passengers/latin/known-names.ts'
import { apart } from '#passengers/latin/spellings.ts'
import { latinFor } from '#passengers/latin-names.ts'
import { otherLayout } from '#passengers/other-layout.ts'

interface Names {
  readonly firstName: string
  readonly lastName: string
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
}

/** a greater distance: two different names */
const farApart = 0.45
/** up to this distance surely the same name */
const alike = 0.25

/** Detects: wrong keyboard layout, first and last name swapped, Latin and Farsi
 * that differ, gender that does not fit the name. Expects `tidied`. */
export function advices(form: PassengerForm): readonly Advice[] {
  const layouts = otherLayout(form)
  if (layouts.length > 0) return layouts
  const names: Names = {
    firstName: form.firstName ?? '',
    lastName: form.lastName ?? '',
    firstNameFarsi: form.firstNameFarsi ?? '',
    lastNameFarsi: form.lastNameFarsi ?? '',
  }
  const order = swapped(names)
  return order === undefined ? [...mismatches(names), ...wrongGender(names, form.genderTitle)] : [order]
}

function swapped(names: Names): Advice | undefined {
  const { firstName, lastName, firstNameFarsi, lastNameFarsi } = names
  const inFarsi = isTurned(firstNameFarsi, lastNameFarsi)
  // many languages use Latin letters: the last name must be known too
  const inLatin = isTurned(firstName, lastName) && known(lastName).length > 0
  const crossed = isWhole(names) && isCrossed(names)
  if (crossed) return inFarsi && !inLatin ? turn(names, 'farsi') : turn(names, 'latin')
  const both = isWhole(names) && isStraight(names)
  if (both && (inFarsi || inLatin)) return turn(names, 'both')
  const latinAlone = inLatin && firstNameFarsi === '' && lastNameFarsi === ''
  return latinAlone ? turn(names, 'latin') : undefined
}

function isWhole({ firstName, lastName, firstNameFarsi, lastNameFarsi }: Names): boolean {
  return [firstName, lastName].every(isLatinName) && [firstNameFarsi, lastNameFarsi].every(isFarsiName)
}

function isStraight({ firstName, lastName, firstNameFarsi, lastNameFarsi }: Names): boolean {
  return apart(firstNameFarsi, firstName) <= farApart && apart(lastNameFarsi, lastName) <= farApart
}

function isCrossed(names: Names): boolean {
  const { firstName, lastName, firstNameFarsi, lastNameFarsi } = names
  if (isStraight(names)) return false
  return apart(firstNameFarsi, lastName) <= alike && apart(lastNameFarsi, firstName) <= alike
}

function isTurned(first: string, last: string): boolean {
  return isFamilyOnly(first) && known(last).every(({ kind }) => kind === 'given') && !looksFamily(last)
}

function isFamilyOnly(name: string): boolean {
  const found = known(name)
  if (found.length > 0) return found.every(({ kind }) => kind === 'family')
  return looksFamily(name)
}

/** By its ending; Latin names only by the tables. */
function looksFamily(name: string): boolean {
  return /^.{3,}(?:زاده|پور|نژاد|وند|یان|خانی|خواه|پرست)$|^.{4,}ی$/u.test(farsiKey(name))
}

function known(name: string) {
  return isLatinName(name) ? knownLatin(name) : knownFarsi(name)
}

function turn(names: Names, which: 'latin' | 'farsi' | 'both'): Advice {
  const latin = { firstName: names.lastName, lastName: names.firstName }
  const farsi = { firstNameFarsi: names.lastNameFarsi, lastNameFarsi: names.firstNameFarsi }
  const script = { latin: ' لاتین', farsi: ' فارسی', both: '' }[which]
  return {
    property: which === 'latin' ? 'lastName' : 'lastNameFarsi',
    kind: 'swapped',
    says: `نام و نام خانوادگی${script} به نظر جابه‌جا نوشته شده است.`,
    fix: {
      words: 'جابه‌جا کنید',
      form: { ...(which === 'farsi' ? {} : latin), ...(which === 'latin' ? {} : farsi) },
    },
  }
}

function mismatches(names: Names): readonly Advice[] {
  const { firstName, lastName, firstNameFarsi, lastNameFarsi } = names
  // «محمد / رضا کریمی» and MOHAMMAD REZA / KARIMI are one person
  const whole = [`${firstNameFarsi} ${lastNameFarsi}`, `${firstName} ${lastName}`] as const
  if (isWhole(names) && apart(...whole) <= alike / 2) return []
  return [
    ...mismatch(firstNameFarsi, firstName, 'firstName'),
    ...mismatch(lastNameFarsi, lastName, 'lastName'),
  ]
}

function mismatch(farsi: string, latin: string, property: 'firstName' | 'lastName'): readonly Advice[] {
  if (!isFarsiName(farsi) || !isLatinName(latin) || apart(farsi, latin) <= farApart) return []
  const suggested = latinFor(farsi, property === 'firstName' ? 'given' : 'family')
  const what = property === 'firstName' ? 'نام' : 'نام خانوادگی'
  return [
    {
      property,
      kind: 'mismatch',
      says: `${what} لاتین به «${farsi}» نمی‌خورد؛ با گذرنامه یا کارت ملی مقایسه کنید.`,
      fix:
        suggested === undefined
          ? undefined
          : { words: `نوشتن ${suggested}`, form: { [property]: suggested } },
    },
  ]
}

function wrongGender(
  { firstName, firstNameFarsi }: Names,
  genderTitle: string | undefined,
): readonly Advice[] {
  const gender = genderOf(firstNameFarsi) ?? (firstNameFarsi === '' ? genderOf(firstName) : undefined)
  if (gender === undefined || genderTitle === undefined || genderTitle === '' || gender === genderTitle)
    return []
  const [kind, words] = gender === 'Male' ? ['مردانه', 'مرد'] : ['زنانه', 'زن']
  return [
    {
      property: 'genderTitle',
      kind: 'gender',
      says: `«${firstNameFarsi === '' ? firstName : firstNameFarsi}» نامی ${kind} است؛ جنسیت را دوباره ببینید.`,
      fix: { words: `${words} است`, form: { genderTitle: gender } },
    },
  ]
}

function genderOf(name: string): Gender | undefined {
  const whole = known(name).filter(({ kind }) => kind === 'given')
  const words =
    whole.length > 0
      ? whole
      : name.split(/[\s\u200c]+/).flatMap((word) => known(word).filter(({ kind }) => kind === 'given'))
  const [gender, ...others] = new Set(words.map((one) => one.gender))
  return others.length === 0 ? gender : undefined
}
