import { digitsOf, ibanDigits, isAccountNumber, isCardNumber, isIban } from '#money/bank-account.ts'
import { bankCodeOfCard, bankCodeOfIban, bankNamed, isSameBank } from '#money/banks.ts'

/** §5: faults and their sentences. */
export const bankTexts = {
  ibanMissing: 'شمارهٔ شبا را وارد کنید.',
  ibanLength: 'شمارهٔ شبا ۲۴ رقم دارد.',
  ibanWrong: 'شمارهٔ شبا درست نیست؛ رقم‌ها را دوباره نگاه کنید.',
  ibanBank: 'بانک این شماره را نمی‌شناسیم.',
  cardLength: 'شمارهٔ کارت ۱۶ رقم دارد.',
  cardWrong: 'شمارهٔ کارت درست نیست؛ رقم‌ها را دوباره نگاه کنید.',
  cardOfAnotherBank: 'کارت و شبا از دو بانک‌اند.',
  account: 'شمارهٔ حساب دست‌کم ۱۰ رقم دارد.',
} as const

export function ibanFault(text: string): string | undefined {
  const digits = ibanDigits(text)
  if (digits === '') return bankTexts.ibanMissing
  if (!/^\d{24}$/.test(digits)) return bankTexts.ibanLength
  if (!isIban(digits)) return bankTexts.ibanWrong
  return bankNamed(bankCodeOfIban(digits)) === undefined ? bankTexts.ibanBank : undefined
}

/** Optional; must be of the IBAN's bank. */
export function cardFault({
  cardNumber,
  iban,
}: {
  readonly cardNumber: string
  readonly iban: string
}): string | undefined {
  const digits = digitsOf(cardNumber)
  if (digits === '') return undefined
  if (!/^\d{16}$/.test(digits)) return bankTexts.cardLength
  if (!isCardNumber(digits)) return bankTexts.cardWrong
  const code = bankCodeOfCard(digits)
  const isOther = code !== undefined && !isSameBank(code, bankCodeOfIban(ibanDigits(iban)))
  return isOther && ibanFault(iban) === undefined ? bankTexts.cardOfAnotherBank : undefined
}

export function accountFault(text: string): string | undefined {
  const digits = digitsOf(text)
  return digits === '' || isAccountNumber(digits) ? undefined : bankTexts.account
}
