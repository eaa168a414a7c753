import { machineLetters } from '#accounts/machine-letters.ts'
import { isFarsiName, isLatinName, persianLetters } from '#accounts/names.ts'
import { isNationalCode } from '#accounts/national-code.ts'
import { ageAt } from '#calendar/ages.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import { latinDigits } from '#money/digits.ts'

export const ADULT_YEARS = 18
const OLDEST_YEARS = 120

export const ACCOUNT_TEXTS = {
  NAME_IS_NOT_LATIN: 'فقط حروف لاتین؛ مثل AMIR',
  NAME_IS_NOT_FARSI: 'با حروف فارسی بنویسید؛ مثل امیر',
  GENDER_IS_INVALID: 'جنسیت را انتخاب کنید.',
  BIRTH_DATE_IS_INVALID: 'این تاریخ تولد درست نیست.',
  BIRTH_DATE_IN_FUTURE: 'این تاریخ هنوز نرسیده است؛ تاریخ تولد را دوباره ببینید.',
  OWNER_IS_UNDER_18: 'صاحب حساب باید ۱۸ سال تمام داشته باشد.',
  NATIONAL_CODE_IS_INVALID: 'کد ملی نامعتبر است',
} as const
export type AccountKey = keyof typeof ACCOUNT_TEXTS

export interface AccountForm {
  readonly firstName: string
  readonly lastName: string
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
  readonly gender: string
  /** Jalali or Gregorian: 1368-07-14, 1989/10/06 */
  readonly birthDate: string
  readonly nationalCode: string
}
export type AccountField = keyof AccountForm

export interface AccountFault {
  readonly property: AccountField
  readonly key: AccountKey
}

export function accountFaults(
  form: Partial<AccountForm>,
  today: Temporal.PlainDate,
): readonly AccountFault[] {
  return fields.flatMap((property) => {
    const text = form[property] ?? ''
    const key = text === '' ? undefined : rules[property](text, today)
    return key === undefined ? [] : [{ property, key }]
  })
}

type Rule = (text: string, today: Temporal.PlainDate) => AccountKey | undefined

const latin: Rule = (text) => (isLatinName(text) ? undefined : 'NAME_IS_NOT_LATIN')
const farsi: Rule = (text) => (isFarsiName(text) ? undefined : 'NAME_IS_NOT_FARSI')

const rules: Readonly<Record<AccountField, Rule>> = {
  firstName: latin,
  lastName: latin,
  firstNameFarsi: farsi,
  lastNameFarsi: farsi,
  gender: (text) => (['Male', 'Female'].includes(text) ? undefined : 'GENDER_IS_INVALID'),
  birthDate: birthFault,
  nationalCode: (text) => (isNationalCode(text) ? undefined : 'NATIONAL_CODE_IS_INVALID'),
}
const fields = Object.keys(rules) as readonly AccountField[]

function birthFault(text: string, today: Temporal.PlainDate): AccountKey | undefined {
  const birth = dateFromForm(text)
  if (birth === undefined || birth.year < today.year - OLDEST_YEARS) return 'BIRTH_DATE_IS_INVALID'
  if (Temporal.PlainDate.compare(birth, today) > 0) return 'BIRTH_DATE_IN_FUTURE'
  return ageAt(birth, today) < ADULT_YEARS ? 'OWNER_IS_UNDER_18' : undefined
}

/** Normalised: Latin digits, Persian ی and ک, Latin names as passports' machine-readable lines have them, no extra spaces. */
export function tidiedAccount(
  form: Partial<Readonly<Record<AccountField, string | null | undefined>>>,
): Partial<AccountForm> {
  const given = fields.flatMap((field) => {
    const text = form[field]
    return text === undefined ? [] : [[field, tidiers[field](plain(text ?? ''))]]
  })
  return Object.fromEntries(given) as Partial<AccountForm>
}

const asIs = (text: string) => text
const tidiers: Readonly<Record<AccountField, (text: string) => string>> = {
  firstName: machineLetters,
  lastName: machineLetters,
  firstNameFarsi: persianLetters,
  lastNameFarsi: persianLetters,
  gender: asIs,
  birthDate: asIs,
  nationalCode: (text) => text.replace(/[\s\u200c-\u200f\u2066-\u2069-]/g, ''),
}

function plain(text: string): string {
  return latinDigits(text.normalize('NFKC')).replace(/\s+/g, ' ').trim()
}
