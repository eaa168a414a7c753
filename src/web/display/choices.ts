import { CURRENCIES } from '#money/currencies.ts'

/** What a viewer may choose, in the order of the page and of the footer. */
export const moneyUnits = [
  { value: 'toman', words: 'تومان' },
  { value: 'rial', words: 'ریال' },
] as const

/** In which the price may stand beside it as well. */
export const otherCurrencies = [
  { value: 'AED', words: CURRENCIES.AED.name },
  { value: 'USD', words: CURRENCIES.USD.name },
  { value: 'IQD', words: CURRENCIES.IQD.name },
] as const

export const calendars = [
  { value: 'jalali', words: 'شمسی' },
  { value: 'gregorian', words: 'میلادی' },
] as const
