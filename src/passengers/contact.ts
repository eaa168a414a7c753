import { isEmail } from '#accounts/email-address.ts'
import { latinDigits } from '#money/digits.ts'

export interface Contact {
  readonly phoneNumber: string
  readonly email?: string | undefined
}

export interface ContactFault {
  readonly property: keyof Contact
  readonly key: keyof typeof CONTACT_TEXTS
}

export const CONTACT_TEXTS = {
  PL_ENTER_YOUR_CALL_NUMBER: 'شمارهٔ موبایل را وارد کنید.',
  PHONE_NUMBER_IS_INVALID: 'شمارهٔ موبایل را کامل وارد کنید.',
  EMAIL_IS_INVALID: 'نشانی ایمیل درست نیست.',
} as const

/** §5; expects `tidiedContact`. */
export function contactFaults({ phoneNumber, email: address = '' }: Contact): readonly ContactFault[] {
  const faults: ContactFault[] = []
  if (phoneNumber === '') faults.push({ property: 'phoneNumber', key: 'PL_ENTER_YOUR_CALL_NUMBER' })
  else if (!isPhoneNumber(phoneNumber))
    faults.push({ property: 'phoneNumber', key: 'PHONE_NUMBER_IS_INVALID' })
  if (address !== '' && !isEmail(address)) faults.push({ property: 'email', key: 'EMAIL_IS_INVALID' })
  return faults
}

/** §5: ten digits with an optional leading 0; from abroad in full, with the country's code. */
function isPhoneNumber(phoneNumber: string): boolean {
  return /^0?[1-9]\d{9}$/.test(phoneNumber) || /^\+(?!98|964)[1-9]\d{7,14}$/.test(phoneNumber)
}

/** Normalised: Latin digits, no separators, no code of Iran or Iraq, no empty e-mail. */
export function tidiedContact(contact: Contact): Contact {
  const phoneNumber = latinDigits(contact.phoneNumber)
    .replace(/[\s\u200c\u200e\u200f\u2066-\u2069()-]/g, '')
    .replace(/^(?:\+|00)(?:98|964)0?(?=\d{10}$)/, '0')
  const address = latinDigits(contact.email ?? '').trim()
  return address === '' ? { phoneNumber } : { phoneNumber, email: address.toLowerCase() }
}

/** +98… (begins with 9) or +964… (begins with 7); undefined for neither. */
export function fullNumberOf(phoneNumber: string): string | undefined {
  if (phoneNumber.startsWith('+')) return phoneNumber
  const [, national, first] = /^0?(([97])\d{9})$/.exec(phoneNumber) ?? []
  if (national === undefined) return undefined
  return first === '9' ? `+98${national}` : `+964${national}`
}
