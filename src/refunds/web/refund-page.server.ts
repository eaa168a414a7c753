import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clockTime, dateRange, dayMonth, weekdayDayMonth } from '#calendar/written.ts'
import { persianDigits } from '#money/digits.ts'
import type { JourneyShown, OrderDetails, StayShown, VisaShown } from '#orders/answered.ts'
import { stayName, visaName } from '#orders/bought-words.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import { orderPath } from '#orders/web/paths.ts'
import { reasonsFor } from '#refunds/reasons.ts'
import type { LegWords } from '#refunds/web/refund-items.tsx'
import { savedAccounts } from '#refunds/web/saved-accounts.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'
import { homeZone } from '#web/ui/penalty-moments.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What of an order may be given back, and what that costs. Another's order is as unknown as none: 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  const { refunds, orders, accounts } = context.get(agencyContext)
  const orderId = searchParams.get('orderId') ?? ''
  if (!uuid.test(orderId)) throw data(null, { status: 404 })
  const refundable = await refunds
    .refundableOf({ orderId, userId: visitor.userId })
    .catch((error: unknown) => elsewhere(error, orderId))
  const details = await orders.detailsOf(visitor.userId, orderId)
  return {
    refundable,
    saved: savedAccounts(await accounts.bank.mine(visitor.userId), refundable.holders),
    legs: legsWritten(details, refundable.legs.length),
    boughtOn: dayMonth(
      Temporal.Instant.from(details.registeredAt).toZonedDateTimeISO(homeZone).toPlainDate(),
    ),
    reasons: reasonsFor(refundable.product).map(({ id, title }) => ({ value: String(id), label: title })),
  }
}

/** What each leg is called; rooms of a stay stand on one leg for each rule by which they are given back. */
function legsWritten({ journeys, stay, visa, passengerCount }: OrderDetails, count: number): LegWords[] {
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

/** An order without tickets has nothing to give back: its own page says where it stands. */
function elsewhere(error: unknown, orderId: string): never {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if (status === 404) throw data(null, { status: 404 })
  if (status === 409) throw redirect(orderPath(orderId))
  throw error
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
