import type { CalendarKind } from '#calendar/months.ts'
import type { MoneyUnit } from '#money/display-unit.ts'

/** How a viewer wants money and days said. */
export interface Display {
  readonly money: MoneyUnit
  readonly calendar: CalendarKind
}

export const usualDisplay: Display = { money: 'toman', calendar: 'jalali' }

/** "rial.gregorian": in the cookie, with the account, and on the document. Whatever it does not say is as usual. */
export function displayText({ money, calendar }: Display): string {
  return `${money}.${calendar}`
}

export function displayFrom(text: string | null | undefined): Display {
  const [money, calendar] = (text ?? '').split('.')
  return {
    money: money === 'rial' ? money : usualDisplay.money,
    calendar: calendar === 'gregorian' ? calendar : usualDisplay.calendar,
  }
}
