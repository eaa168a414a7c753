import type { CalendarKind } from '#calendar/months.ts'
import type { Currency } from '#money/currencies.ts'
import type { MoneyUnit } from '#money/display-unit.ts'
import type { Rate } from '#money/rates.ts'

export type OtherCurrency = Exclude<Currency, 'IRR'>

/** How a viewer wants money and days said. */
export interface Display {
  readonly money: MoneyUnit
  readonly calendar: CalendarKind
  /** in which the price stands beside it as well, approximately and for looking alone */
  readonly currency?: OtherCurrency | undefined
  /** its newest; put in by the server */
  readonly rate?: Rate | undefined
}

export const usualDisplay: Display = { money: 'toman', calendar: 'jalali' }

/** "rial.gregorian.AED": in the cookie, with the account, and on the document. Whatever it does not say is as usual. */
export function displayText({ money, calendar, currency }: Display): string {
  return [money, calendar, ...(currency === undefined ? [] : [currency])].join('.')
}

export function displayFrom(text: string | null | undefined): Display {
  const [money, calendar, currency = ''] = (text ?? '').split('.')
  return {
    money: money === 'rial' ? money : usualDisplay.money,
    calendar: calendar === 'gregorian' ? calendar : usualDisplay.calendar,
    ...(isOther(currency) && { currency }),
  }
}

function isOther(currency: string): currency is OtherCurrency {
  return currency === 'USD' || currency === 'AED' || currency === 'IQD'
}
