import { nameView } from '#accounts/names.ts'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { type Rial, rial, sum } from '#money/rial.ts'
import { stayName, visaName } from '#orders/bought-words.ts'
import { directionWords } from '#orders/direction-words.ts'
import { fallWords, foreignAmountWords, rateWords } from '#orders/foreign-words.ts'
import type { ExtraView, OrderDetails, StayView, VisaView } from '#orders/responses.ts'

interface Line {
  readonly label: string
  readonly amount: Rial
  readonly at: Temporal.PlainDateTime
}

export function receiptOf(order: OrderDetails) {
  const [first, ...rest] = order.money.filter(({ kind }) => !isDiscount(kind)).map(lineOf)
  if (first === undefined) return undefined
  const lines: readonly [Line, ...Line[]] = [first, ...rest]
  const left = sum(lines.map(({ amount }) => amount))
  return {
    title: 'رسید پرداخت',
    number: order.orderNumber,
    details: [
      { label: 'شمارهٔ سفارش', value: order.orderNumber },
      ...order.journeys.map((journey) => ({
        label: journey.isReturning ? 'برگشت' : 'پرواز',
        value: `${journey.originName} به ${journey.destinationName}، ${dayOf(journey.departureTime)}، ${journey.airlineName} ${journey.flightNumber}`,
      })),
      ...boughtLines(order),
      ...order.foreignPrices.map(foreignLine),
      ...(order.rateDifference?.falls ?? []).map((fall) => ({ label: 'تفاوت نرخ', value: fallWords(fall) })),
      ...order.extras.map((extra) => extraLine(extra, order)),
      { label: 'وضعیت سفارش', value: order.labels.says },
      ...(order.sum.discount > 0
        ? [{ label: 'تخفیف', value: `${inToman(rial(order.sum.discount))} تومان` }]
        : []),
    ],
    lines,
    total: { label: left <= 0 ? 'پرداخت خالص' : 'دریافت خالص', amount: left },
  }
}

function boughtLines({ stay, visa, service, passengerCount }: OrderDetails) {
  if (stay !== null) return stayLines(stay)
  const people = `${persianDigits(passengerCount)} نفر`
  if (visa !== null) return visaLines(visa, people)
  const named = service == null ? [] : [{ label: 'خدمت', value: service.name }]
  return [...named, { label: 'مسافران', value: people }]
}

function foreignLine(price: OrderDetails['foreignPrices'][number]) {
  return { label: 'بهای ارزی', value: `${foreignAmountWords(price)}، ${rateWords(price)}` }
}

function visaLines(visa: VisaView, people: string) {
  return [
    { label: 'ویزا', value: visaName(visa) },
    { label: 'تاریخ سفر', value: weekdayDayMonth(Temporal.PlainDate.from(visa.travelDate)) },
    { label: 'متقاضیان', value: people },
  ]
}

function extraLine(
  { name, passenger, leg, price }: ExtraView,
  { passengers, journeys }: Pick<OrderDetails, 'passengers' | 'journeys'>,
) {
  const who = passengers[passenger]
  const words = [
    who === undefined ? '' : nameView(who),
    journeys.length > 1 ? directionWords(journeys, leg) : '',
  ]
  return {
    label: name,
    value: [...words.filter(Boolean), `${inToman(rial(price))} تومان`].join('، '),
  }
}

function stayLines(stay: StayView) {
  const { checkIn, nights, rooms } = stay
  const from = weekdayDayMonth(Temporal.PlainDate.from(checkIn))
  return [
    { label: 'هتل', value: stayName(stay) },
    { label: 'اقامت', value: `از ${from}، ${persianDigits(nights)} شب` },
    { label: 'اتاق‌ها', value: `${persianDigits(rooms)} اتاق` },
  ]
}

function isDiscount(kind: string): boolean {
  return kind === 'discount-given' || kind === 'discount-taken-back'
}

function lineOf({ says, amount, at }: OrderDetails['money'][number]): Line {
  return {
    label: says,
    amount: rial(amount),
    at: Temporal.Instant.from(at).toZonedDateTimeISO(iranZone).toPlainDateTime(),
  }
}

function dayOf(departureTime: string): string {
  return weekdayDayMonth(Temporal.PlainDateTime.from(departureTime).toPlainDate())
}
