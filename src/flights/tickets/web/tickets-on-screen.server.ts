import { durationWords, fullDate, gregorianDate, laterMark, weekdayDayMonth } from '#calendar/formatted.ts'
import { airlineTileOf } from '#flights/web/places-of.ts'
import { persianDigits } from '#money/digits.ts'
import { directionWords } from '#orders/direction-words.ts'
import { drawCode } from '#papers/barcodes.ts'
import { presenceWords } from '#papers/presence-words.ts'
import { ticketCode } from '#papers/ticket-leg.ts'
import type { PageRooms } from '#web/page-context.server.ts'
import type { TicketProps } from '#web/ui/flight/ticket.tsx'

type Verified = Awaited<ReturnType<PageRooms['flights']['flights']['verified']>>
type OrderedLeg = Verified['legs'][number]
type FlightGroup = OrderedLeg['flightGroup']
type Issued = Awaited<ReturnType<PageRooms['flights']['flights']['issuing']>>
type Facts = TicketProps['facts']

export interface TicketOnScreen extends Omit<TicketProps, 'qr'> {
  /** «رفت، پنجشنبه ۱۲ آذر»; a single direction only says if it is cancelled */
  readonly direction: string
  readonly code: { readonly address: string; readonly says: string }
  readonly isCancelled: boolean
}

const presenceMinutes = { system: 60, charter: 90, international: 180 } as const
const cabins: Readonly<Record<number, string>> = { 1: 'اکونومی', 2: 'بیزینس', 3: 'فرست' }

interface TicketRooms {
  readonly flights: Pick<PageRooms['flights']['flights'], 'verified' | 'issuing'>
  readonly orders: Pick<PageRooms['flights']['orders'], 'ticketAddressOf'>
}

export async function ticketsFor(
  { flights, orders }: TicketRooms,
  orderId: string,
  userId: string,
): Promise<readonly TicketOnScreen[]> {
  const [order, issued] = await Promise.all([
    flights.verified(orderId, userId),
    flights.issuing(orderId, userId),
  ])
  const code = codeOf(orders.ticketAddressOf({ orderId }))
  return order.legs.flatMap((leg) => {
    const open = issued.tickets.filter((ticket) => ticket.leg === leg.leg && ticket.state === 'open')
    const pnr = issued.pnrs[leg.leg]
    if (open.length === 0 || pnr === undefined) return []
    return separateTickets({ pnr, further: issued.furtherPnrs[leg.leg] ?? [], open }, leg).map((one) =>
      ticketOf(order, one.leg, { ...one, code }),
    )
  })
}

interface Separate {
  readonly pnr: string
  readonly leg: OrderedLeg
  readonly open: Issued['tickets']
  /** «تهران به دبی»; empty when the direction has one ticket */
  readonly between: string
}

function separateTickets(
  {
    pnr,
    further,
    open,
  }: { readonly pnr: string; readonly further: readonly string[]; readonly open: Issued['tickets'] },
  leg: OrderedLeg,
): readonly Separate[] {
  const { ticketGroups } = leg
  if (further.length === 0 || ticketGroups === undefined) return [{ pnr, leg, open, between: '' }]
  return ticketGroups.map((flightGroup, place) => ({
    pnr: [pnr, ...further][place] ?? '',
    leg: { ...leg, flightGroup },
    open: open.map((one) => ({ ...one, number: [one.number, ...one.furtherNumbers][place] ?? '' })),
    between: `${flightGroup.flightLegs[0]?.originCityName} به ${flightGroup.flightLegs.at(-1)?.destinationCityName}`,
  }))
}

interface Open extends Separate {
  readonly code: TicketOnScreen['code']
}

function ticketOf(order: Verified, leg: OrderedLeg, { pnr, open, between, code }: Open): TicketOnScreen {
  return {
    ...bandOf(leg.flightGroup),
    direction: [directionOf(order, leg), between].filter(Boolean).join('، '),
    cabin: cabins[leg.cabinClass] ?? '',
    facts: factsOf(leg),
    people: open.map(({ fullName, fullNameLatin, number }) => ({
      name: fullName,
      latinName: fullNameLatin,
      ticketNumber: number,
    })),
    pnr,
    code,
    isCancelled: leg.isCancelled,
  }
}

function directionOf({ legs }: Verified, { leg, flightGroup, isCancelled }: OrderedLeg): string {
  const gone = isCancelled ? 'این پرواز لغو شد' : ''
  if (legs.length === 1) return gone
  return `${gone && `${gone}: `}${directionWords(legs, leg)}، ${weekdayDayMonth(Temporal.PlainDate.from(flightGroup.departureDate))}`
}

function bandOf(
  group: FlightGroup,
): Pick<TicketOnScreen, 'airline' | 'flightNumber' | 'origin' | 'destination' | 'way'> {
  const [first, last] = [group.flightLegs[0], group.flightLegs.at(-1)]
  return {
    airline: { name: group.marketingAirlineName, ...airlineTileOf(group.marketingAirlineCode) },
    flightNumber: group.flightLegs.map(({ flightNumber }) => flightNumber).join('\u00a0· '),
    origin: {
      city: first?.originCityName ?? '',
      code: first?.origin ?? '',
      time: persianDigits(group.departureTime),
      place: first?.originName ?? '',
    },
    destination: {
      city: last?.destinationCityName ?? '',
      code: last?.destination ?? '',
      time: `${persianDigits(group.arrivalTime)}${laterWords(group)}`,
      place: last?.destinationName ?? '',
    },
    way: [durationWords(group.durationMinutes), stopsWords(group)],
  }
}

/** «(+۱)» for landing the next day */
function laterWords({ departureDate, arrivalDate }: FlightGroup): string {
  const mark = laterMark(Temporal.PlainDate.from(departureDate), Temporal.PlainDate.from(arrivalDate))
  return mark === '' ? '' : ` (${mark})`
}

/** «مستقیم», «۱ توقف، دبی»: changes and stops on board */
function stopsWords({ flightLegs }: FlightGroup): string {
  const cities = flightLegs.flatMap(({ originCityName, stopsAt = [] }, at) =>
    at === 0 ? stopsAt : [originCityName, ...stopsAt],
  )
  return cities.length === 0 ? 'مستقیم' : `${persianDigits(cities.length)} توقف، ${cities.join('، ')}`
}

function factsOf({ isCharter, isInternational, fareRules, flightGroup: group }: OrderedLeg): Facts {
  const departs = Temporal.PlainDate.from(group.departureDate).toPlainDateTime(group.departureTime)
  const { checked, cabinKg } = group.baggage
  const minutes = presenceMinutes[isInternational ? 'international' : isCharter ? 'charter' : 'system']
  const presence = presenceWords(departs, minutes)
  const isRefundable = fareRules.steps.some(({ state, percent }) => state !== 'past' && percent < 100)
  return [
    { label: 'تاریخ', value: fullDate(departs.toPlainDate()), detail: gregorianDate(departs.toPlainDate()) },
    {
      label: 'حضور در فرودگاه',
      value: presence.at,
      detail: presence.before,
    },
    {
      label: 'بار مجاز',
      value:
        checked.value === 0
          ? 'ندارد'
          : `${persianDigits(checked.value)} ${checked.unit === 'Kg' ? 'کیلو' : 'بسته'}`,
      detail: `و ${persianDigits(cabinKg)} کیلو داخل کابین`,
    },
    {
      label: 'نوع بلیت',
      value: isCharter ? 'چارتری' : 'سیستمی',
      detail: isRefundable ? 'قابل استرداد' : 'غیرقابل استرداد',
    },
  ]
}

/** As on the paper: proves that the ticket is ours and valid. */
function codeOf(ticketAddress: string): TicketOnScreen['code'] {
  const code = ticketCode(ticketAddress)
  return { address: `data:image/svg+xml,${encodeURIComponent(drawCode(code))}`, says: code.says }
}
