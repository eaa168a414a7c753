import { dayMonth } from '#calendar/formatted.ts'
import type { BirthdayPrice } from '#flights/booking/birthday-prices.ts'
import type { TravelRequest } from '#flights/responses.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { directionWords } from '#orders/direction-words.ts'
import { AGE_GROUPS } from '#passengers/age.ts'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  /** birthdays of this traveller */
  readonly birthdays: readonly BirthdayPrice[]
  readonly legs: TravelRequest['legs']
}

export function PassengerBirthdays({ birthdays, legs }: Props) {
  return birthdays.map(({ leg, date, becomes, wasPrice, becomesPrice }) => (
    <Note key={leg} tone="warn" icon="info-duotone" announced>
      در {directionWords(legs, leg)} ({dayMonth(date)}) {AGE_GROUPS[becomes].name} حساب می‌شود: برای این مسیر{' '}
      <bdi dir="ltr">{priceText(becomesPrice)}</bdi> به‌جای <bdi dir="ltr">{priceText(wasPrice)}</bdi>{' '}
      {moneyUnit()}.
    </Note>
  ))
}
