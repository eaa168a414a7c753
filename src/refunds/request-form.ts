import { digitsOf } from '#money/bank-account.ts'
import { accountFault, bankTexts, cardFault, ibanFault } from '#money/bank-fields.ts'
import { isHolderName, isOneOf, type Named } from '#refunds/holder-name.ts'
import { isReason } from '#refunds/reasons.ts'

export interface RequestForm {
  readonly reasonId: number | undefined
  readonly destination: 'wallet' | 'bank'
  readonly iban: string
  readonly cardNumber: string
  readonly bankAccountNumber: string
  readonly holderName: string
  /** saved bank account; empty when numbers are typed */
  readonly savedAccountId: string
  readonly agreement: boolean
}

export type RequestField = keyof RequestForm

export const requestTexts = {
  reason: 'دلیل استرداد را انتخاب کنید.',
  agreement: 'برای ثبت، قوانین استرداد را بپذیرید.',
  ...bankTexts,
  ibanMissing: 'شمارهٔ شبا یا شمارهٔ کارت را وارد کنید.',
  holderMissing: 'نام و نام خانوادگی صاحب حساب را به فارسی بنویسید.',
  holderUnknown: 'نام صاحب حساب باید نام یکی از مسافران این سفارش یا مسافران ذخیره‌شدهٔ شما باشد.',
  /** rejected by the account's bank */
  accountRefused: 'بانک به این شماره پولی نمی‌پذیرد؛ شمارهٔ دیگری بنویسید.',
  holderAnother: 'بانک این حساب را به نام دیگری می‌شناسد.',
} as const

/** Faults by field. Either IBAN or card is enough; both must be of one bank. */
export function requestFaults(
  form: RequestForm,
  people: readonly Named[],
): Readonly<Partial<Record<RequestField, string>>> {
  const isTyped = form.destination === 'bank' && form.savedAccountId === ''
  const bank = isTyped ? bankFaults(form, people) : {}
  return {
    ...(form.reasonId === undefined || !isReason(form.reasonId) ? { reasonId: requestTexts.reason } : {}),
    ...bank,
    ...(form.agreement ? {} : { agreement: requestTexts.agreement }),
  }
}

function bankFaults(form: RequestForm, people: readonly Named[]): Partial<Record<RequestField, string>> {
  return present({
    iban: isCardAlone(form)
      ? undefined
      : digitsOf(form.iban) === ''
        ? requestTexts.ibanMissing
        : ibanFault(form.iban),
    cardNumber: cardFault(form),
    bankAccountNumber: accountFault(form.bankAccountNumber),
    holderName: holderFault(form.holderName, people),
  })
}

function isCardAlone({ iban, cardNumber }: RequestForm): boolean {
  return digitsOf(iban) === '' && digitsOf(cardNumber) !== ''
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
