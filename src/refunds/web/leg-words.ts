import { clockTime, dateRange, weekdayDayMonth } from '#calendar/written.ts'
import { persianDigits } from '#money/digits.ts'
import type { JourneyShown, OrderDetails, StayShown, VisaShown } from '#orders/answered.ts'
import { stayName, visaName } from '#orders/bought-words.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import type { LegWords } from '#refunds/web/refund-items.tsx'

/** What each leg is called; rooms of a stay stand on one leg for each rule by which they are given back. */
export function legsWritten(
  { journeys, stay, visa, passengerCount }: OrderDetails,
  count: number,
): readonly LegWords[] {
  if (visa !== null) return [visaLeg(visa, passengerCount)]
  if (stay !== null) return Array.from({ length: count }, () => stayLeg(stay))
  return journeys.map((journey, leg) => ({
    ...journeyWritten(journey),
    direction: directionIfSeveral(journeys, leg),
  }))
}

function stayLeg(stay: StayShown): LegWords {
  const [checkIn, checkOut] = [stay.checkIn, stay.checkOut].map((day) => Temporal.PlainDate.from(day))
  return {
    route: stayName(stay),
    when: checkIn && checkOut ? dateRange(checkIn, checkOut) : '',
    airline: `${persianDigits(stay.nights)} شب`,
    flightNumber: '',
    direction: '',
    stops: [],
  }
}

function visaLeg(visa: VisaShown, applicants: number): LegWords {
  return {
    route: visaName(visa),
    when: `سفر ${weekdayDayMonth(Temporal.PlainDate.from(visa.travelDate))}`,
    airline: `${persianDigits(applicants)} متقاضی`,
    flightNumber: '',
    direction: '',
    stops: [],
  }
}

/** «تهران به مشهد» and «پنجشنبه ۱۲ آذر، ۰۸:۳۰، ماهان W5 1041» */
function journeyWritten({ departureTime, airlineName, flightNumber, ...places }: JourneyShown) {
  const departs = Temporal.PlainDateTime.from(departureTime)
  return {
    route: `${places.originName} به ${places.destinationName}`,
    when: `${weekdayDayMonth(departs.toPlainDate())}، ${clockTime(departs)}`,
    airline: airlineName,
    flightNumber,
    stops: places.stops,
  }
}
