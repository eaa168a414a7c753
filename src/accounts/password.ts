import { isPatterned } from '#accounts/password-patterns.ts'
import { latinDigits } from '#money/digits.ts'

/** §5: at least six characters. The upper limit bounds the work of hashing. */
export const PASSWORD_LENGTH = { least: 6, most: 200 } as const

export const PASSWORD_TEXTS = {
  PL_ENTER_YOUR_PASSWORD: 'رمز عبور تازه را وارد کنید.',
  PL_ENTER_YOUR_OLD_PASSWORD: 'رمز عبور فعلی را وارد کنید.',
  PL_REPEAT_YOUR_PASSWORD: 'رمز عبور تازه را دوباره وارد کنید.',
  PASSWORD_IS_TOO_SHORT: 'رمز عبور دست‌کم ۶ نویسه باید باشد.',
  PASSWORD_IS_TOO_LONG: 'رمز عبور حداکثر ۲۰۰ نویسه است.',
  PASSWORD_IS_COMMON: 'این رمز را بسیاری به کار می‌برند و زود حدس زده می‌شود؛ رمز دیگری بنویسید.',
  PASSWORD_IS_PERSONAL: 'نام، شماره یا تاریخ خودتان زود حدس زده می‌شود؛ رمز دیگری بنویسید.',
  PASSWORD_REPEAT_DIFFERS: 'رمز و تکرار آن یکی نیستند.',
  PASSWORD_IS_THE_OLD_ONE: 'رمز تازه همان رمز فعلی است.',
} as const
export type PasswordKey = keyof typeof PASSWORD_TEXTS

export interface PasswordForm {
  /** only when a password is replaced */
  readonly oldPassword?: string | undefined
  readonly newPassword: string
  readonly repeatPassword: string
}

export interface PasswordFault {
  readonly property: keyof PasswordForm
  readonly key: PasswordKey
}

/** Public facts about the owner: numbers as digits, names in both scripts, the e-mail address. */
export type PersonalWords = readonly string[]

/** §5, at most one fault a field. Whether it equals the old one is checked last. */
export function passwordFaults(form: PasswordForm, personal: PersonalWords = []): readonly PasswordFault[] {
  const { oldPassword, newPassword, repeatPassword } = form
  const faults: PasswordFault[] = []
  if (oldPassword === '') faults.push({ property: 'oldPassword', key: 'PL_ENTER_YOUR_OLD_PASSWORD' })
  const key = newPasswordFault(newPassword, personal)
  if (key !== undefined) faults.push({ property: 'newPassword', key })
  else if (oldPassword !== undefined && spelled(oldPassword) === spelled(newPassword))
    faults.push({ property: 'newPassword', key: 'PASSWORD_IS_THE_OLD_ONE' })
  if (repeatPassword === '') faults.push({ property: 'repeatPassword', key: 'PL_REPEAT_YOUR_PASSWORD' })
  else if (spelled(repeatPassword) !== spelled(newPassword))
    faults.push({ property: 'repeatPassword', key: 'PASSWORD_REPEAT_DIFFERS' })
  return faults
}

function newPasswordFault(password: string, personal: PersonalWords): PasswordKey | undefined {
  if (password === '') return 'PL_ENTER_YOUR_PASSWORD'
  const length = Array.from(spelled(password)).length
  if (length < PASSWORD_LENGTH.least) return 'PASSWORD_IS_TOO_SHORT'
  if (length > PASSWORD_LENGTH.most) return 'PASSWORD_IS_TOO_LONG'
  if (isPatterned(foldedPassword(password))) return 'PASSWORD_IS_COMMON'
  return isPersonal(foldedPassword(password), personal) ? 'PASSWORD_IS_PERSONAL' : undefined
}

/** One spelling for all keyboards: this is what is hashed. */
export function spelled(password: string): string {
  return password.normalize('NFKC')
}

export function foldedPassword(password: string): string {
  return latinDigits(spelled(password)).toLowerCase().replace(/[يى]/g, 'ی').replace(/ك/g, 'ک')
}

/** Made of the owner's own words with hardly anything added. */
function isPersonal(folded: string, personal: PersonalWords): boolean {
  const words = personal.map(foldedPassword).filter((word) => word.length >= 3)
  if (words.length === 0) return false
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), folded)
  if (rest === folded) return false
  return rest.length < 4 || /^\D{0,2}\d{0,4}\D{0,2}$/.test(rest)
}
