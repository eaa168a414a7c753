import { digitsOf, ibanDigits } from '#money/bank-account.ts'
import { accountFault, bankTexts, cardFault, ibanFault } from '#money/bank-fields.ts'
import { bankCodeOfCard, bankCodeOfIban, bankNamed } from '#money/banks.ts'

export interface BankForm {
  readonly iban: string
  readonly cardNumber: string
  readonly bankAccountNumber: string
  readonly holderName: string
}

export interface BankNumbers {
  readonly iban: string | null
  readonly cardNumber: string | null
  readonly bankAccountNumber: string | null
  readonly holderName: string
}

export const bankFormTexts = {
  ...bankTexts,
  nothing: 'دست‌کم یکی از شمارهٔ شبا، کارت یا حساب را وارد کنید.',
  holder: 'نام و نام خانوادگی صاحب حساب را به فارسی بنویسید.',
} as const

export function bankFormFaults(form: BankForm): Readonly<Partial<Record<keyof BankForm, string>>> {
  const isEmpty = [form.iban, form.cardNumber, form.bankAccountNumber].every((text) => digitsOf(text) === '')
  const faults = {
    iban: isEmpty ? bankFormTexts.nothing : ibanDigits(form.iban) === '' ? undefined : ibanFault(form.iban),
    cardNumber: cardFault(form),
    bankAccountNumber: accountFault(form.bankAccountNumber),
    holderName: isHolder(form.holderName) ? undefined : bankFormTexts.holder,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

export function bankNumbers(form: BankForm): BankNumbers {
  return {
    iban: ibanDigits(form.iban) || null,
    cardNumber: digitsOf(form.cardNumber) || null,
    bankAccountNumber: digitsOf(form.bankAccountNumber) || null,
    holderName: form.holderName.trim().replace(/\s+/g, ' '),
  }
}

/** Known by the IBAN or the card; an account number does not tell its bank. */
export function bankOf({ iban, cardNumber }: Pick<BankNumbers, 'iban' | 'cardNumber'>): string | undefined {
  if (iban !== null) return bankNamed(bankCodeOfIban(iban))
  return cardNumber === null ? undefined : bankNamed(bankCodeOfCard(cardNumber))
}

/** The first figures of a card, the last four of any number. */
export function masked({ iban, cardNumber, bankAccountNumber }: BankNumbers) {
  return {
    iban: iban === null ? null : `IR ${hidden} ${iban.slice(-4)}`,
    cardNumber: cardNumber === null ? null : `${cardNumber.slice(0, 4)} ${hidden} ${cardNumber.slice(-4)}`,
    bankAccountNumber: bankAccountNumber === null ? null : `${hidden} ${bankAccountNumber.slice(-4)}`,
  }
}

const hidden = '••••'

function isHolder(text: string): boolean {
  const name = text.trim()
  return name.length <= 80 && /\S\s+\S/.test(name) && /^[\p{Script=Arabic}\p{M}\u200c '’.-]+$/u.test(name)
}
