import type { Agency } from '#agency.ts'
import { clockTime, durationWords, fullDate, gregorianDate } from '#calendar/written.ts'
import { persianDigits } from '#money/digits.ts'
import { airlineTileOf } from '#orders/web/places-of.ts'
import { drawCode } from '#papers/barcodes.ts'
import type { TicketProps } from '#web/ui/ticket.tsx'

type Verified = Awaited<ReturnType<Agency['flights']['verified']>>
type FlightGroup = Verified['flightGroups'][number]
type Facts = TicketProps['facts']

export interface TicketShown extends Omit<TicketProps, 'qr'> {
  readonly code: { readonly address: string; readonly says: string }
}

/** How long before departure the traveller is asked to be there; the paper says the same. */
const presenceMinutes = { system: 60, charter: 90 } as const
const cabins: Readonly<Record<number, string>> = { 1: 'اکونومی', 2: 'بیزینس', 3: 'فرست' }

/** The ticket in words. The flight is the product's to tell; the page alone brings order and product together. */
export async function ticketFor(
  { flights }: Pick<Agency, 'flights'>,
  orderId: string,
  userId: string,
): Promise<TicketShown | undefined> {
  const [order, issued] = await Promise.all([
    flights.verified(orderId, userId),
    flights.issuing(orderId, userId),
  ])
  const [group] = order.flightGroups
  if (group === undefined || issued.pnr === null) return undefined
  return {
    ...bandOf(group),
    cabin: cabins[order.cabinClass] ?? '',
    facts: factsOf(order, group),
    people: issued.tickets
      .filter(({ state }) => state === 'open')
      .map(({ fullName, fullNameLatin, number }) => ({
        name: fullName,
        latinName: fullNameLatin,
        ticketNumber: number,
      })),
    pnr: issued.pnr,
    code: codeOf(order.orderNumber, issued.pnr),
  }
}

function bandOf(
  group: FlightGroup,
): Pick<TicketShown, 'airline' | 'flightNumber' | 'origin' | 'destination' | 'way'> {
  const [first, last] = [group.flightLegs[0], group.flightLegs.at(-1)]
  const stops = group.flightLegs.length - 1
  return {
    airline: { name: group.marketingAirlineName, ...airlineTileOf(group.marketingAirlineCode) },
    flightNumber: group.flightNumber,
    origin: {
      city: first?.originCityName ?? '',
      code: first?.origin ?? '',
      time: persianDigits(group.departureTime),
      place: first?.originName ?? '',
    },
    destination: {
      city: last?.destinationCityName ?? '',
      code: last?.destination ?? '',
      time: persianDigits(group.arrivalTime),
      place: last?.destinationName ?? '',
    },
    way: `${durationWords(group.durationMinutes)} · ${stops === 0 ? 'مستقیم' : `${persianDigits(stops)} توقف`}`,
  }
}

function factsOf({ isCharter, fareRules }: Verified, group: FlightGroup): Facts {
  const departs = Temporal.PlainDate.from(group.departureDate).toPlainDateTime(group.departureTime)
  const { checked, cabinKg } = group.baggage
  const minutes = presenceMinutes[isCharter ? 'charter' : 'system']
  const isRefundable = fareRules.steps.some(({ state, percent }) => state !== 'past' && percent < 100)
  return [
    { label: 'تاریخ', value: fullDate(departs.toPlainDate()), detail: gregorianDate(departs.toPlainDate()) },
    {
      label: 'حضور در فرودگاه',
      value: clockTime(departs.subtract({ minutes })),
      detail: `دست‌کم ${durationWords(minutes)} پیش از پرواز`,
    },
    {
      label: 'بار مجاز',
      value: `${persianDigits(checked.value)} ${checked.unit === 'Kg' ? 'کیلو' : 'بسته'}`,
      detail: `و ${persianDigits(cabinKg)} کیلو داخل کابین`,
    },
    {
      label: 'نوع بلیت',
      value: isCharter ? 'چارتری' : 'سیستمی',
      detail: isRefundable ? 'قابل استرداد' : 'غیرقابل استرداد',
    },
  ]
}

/** The same code as on the paper: order and booking, for whoever checks the traveller in. */
function codeOf(orderNumber: string, pnr: string): TicketShown['code'] {
  const says = 'کد QR با شمارهٔ سفارش و کد رزرو ایرلاین'
  const drawing = drawCode({ symbol: 'qrcode', content: `ORDER ${orderNumber} PNR ${pnr}`, says })
  return { address: `data:image/svg+xml,${encodeURIComponent(drawing)}`, says }
}
