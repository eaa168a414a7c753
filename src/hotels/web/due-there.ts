import { CURRENCIES, type Currency } from '#money/currencies.ts'

/** of currencies we neither sell nor show in */
const foreign: Readonly<Record<string, string>> = { EUR: 'یورو', GBP: 'پوند', TRY: 'لیر ترکیه' }

/** «4.50 USD» of a supplier as «4.50 دلار». */
export function dueThereWords(due: string): string {
  const [amount, currency] = due.split(' ')
  return amount === undefined || currency === undefined ? due : `${amount} ${currencyWords(currency)}`
}

/** Its name, or the code itself when we have none for it. */
export function currencyWords(code: string): string {
  return code in CURRENCIES ? CURRENCIES[code as Currency].name : (foreign[code] ?? code)
}
