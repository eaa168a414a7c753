import { digitsOf, ibanDigits, isAccountNumber, isCardNumber, isIban } from '#refunds/bank-account.ts'
import { bankCodeOfCard, bankCodeOfIban, bankNamed, isSameBank } from '#refunds/banks.ts'
import { isHolderName, isOneOf, type Named } from '#refunds/holder-name.ts'
import { isReason } from '#refunds/reasons.ts'

/** A request as it is filled in: numbers as typed. */
export interface RequestForm {
  readonly reasonId: number | undefined
  readonly destination: 'wallet' | 'bank'
  readonly iban: string
  readonly cardNumber: string
  readonly bankAccountNumber: string
  readonly holderName: string
  readonly agreement: boolean
}

export type RequestField = keyof RequestForm

/** What may be wrong with a request, with the sentence the traveller reads. */
export const requestTexts = {
  reason: 'دلیل استرداد را انتخاب کنید.',
  agreement: 'برای ثبت، قوانین استرداد را بپذیرید.',
  ibanMissing: 'شمارهٔ شبا را وارد کنید.',
  ibanLength: 'شمارهٔ شبا ۲۴ رقم دارد.',
  ibanWrong: 'شمارهٔ شبا درست نیست؛ رقم‌ها را دوباره نگاه کنید.',
  ibanBank: 'بانک این شماره را نمی‌شناسیم.',
  cardLength: 'شمارهٔ کارت ۱۶ رقم دارد.',
  cardWrong: 'شمارهٔ کارت درست نیست؛ رقم‌ها را دوباره نگاه کنید.',
  cardOfAnotherBank: 'کارت و شبا از دو بانک‌اند.',
  account: 'شمارهٔ حساب دست‌کم ۱۰ رقم دارد.',
  holderMissing: 'نام و نام خانوادگی صاحب حساب را به فارسی بنویسید.',
  holderUnknown: 'نام صاحب حساب باید نام یکی از مسافران این سفارش یا مسافران ذخیره‌شدهٔ شما باشد.',
} as const

/** The faults of a request, by field; an empty answer may be sent. Money travels by IBAN; card and account are held against it. */
export function requestFaults(
  form: RequestForm,
  people: readonly Named[],
): Readonly<Partial<Record<RequestField, string>>> {
  const bank = form.destination === 'bank' ? bankFaults(form, people) : {}
  return {
    ...(form.reasonId === undefined || !isReason(form.reasonId) ? { reasonId: requestTexts.reason } : {}),
    ...bank,
    ...(form.agreement ? {} : { agreement: requestTexts.agreement }),
  }
}

function bankFaults(form: RequestForm, people: readonly Named[]): Partial<Record<RequestField, string>> {
  return present({
    iban: ibanFault(form.iban),
    cardNumber: cardFault(form),
    bankAccountNumber: accountFault(form.bankAccountNumber),
    holderName: holderFault(form.holderName, people),
  })
}

export function ibanFault(text: string): string | undefined {
  const digits = ibanDigits(text)
  if (digits === '') return requestTexts.ibanMissing
  if (!/^\d{24}$/.test(digits)) return requestTexts.ibanLength
  if (!isIban(digits)) return requestTexts.ibanWrong
  return bankNamed(bankCodeOfIban(digits)) === undefined ? requestTexts.ibanBank : undefined
}

function cardFault({ cardNumber, iban }: RequestForm): string | undefined {
  const digits = digitsOf(cardNumber)
  if (digits === '') return undefined
  if (!/^\d{16}$/.test(digits)) return requestTexts.cardLength
  if (!isCardNumber(digits)) return requestTexts.cardWrong
  const code = bankCodeOfCard(digits)
  const isOther = code !== undefined && !isSameBank(code, bankCodeOfIban(ibanDigits(iban)))
  return isOther && ibanFault(iban) === undefined ? requestTexts.cardOfAnotherBank : undefined
}

function accountFault(text: string): string | undefined {
  const digits = digitsOf(text)
  return digits === '' || isAccountNumber(digits) ? undefined : requestTexts.account
}

function holderFault(text: string, people: readonly Named[]): string | undefined {
  if (!isHolderName(text)) return requestTexts.holderMissing
  return isOneOf(text, people) ? undefined : requestTexts.holderUnknown
}

function present(
  faults: Readonly<Partial<Record<RequestField, string | undefined>>>,
): Partial<Record<RequestField, string>> {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}
