import { clockTime, dateWithYear } from '#calendar/formatted.ts'
import type { PassFlight } from '#flights/passes/pass-flight.ts'
import { persianDigits } from '#money/digits.ts'
import type { StopFacts } from '#papers/ticket-facts.ts'

export interface AppleIssuer {
  readonly passType: string
  readonly team: string
}

/** pass.json of Apple's pass format, a boarding pass by air; times are with their offset. */
export function applePass(flight: PassFlight, { passType, team }: AppleIssuer, moments: PassMoments): object {
  const { brand, segment, ticketAddress, orderNumber, ticketNumber, pnr, serial } = flight
  const { from, to } = segment
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: serial,
    organizationName: brand.name,
    logoText: brand.name,
    description: `بلیت پرواز ${from.city} به ${to.city}`,
    backgroundColor: rgb(brand.colours.band),
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(214, 220, 245)',
    relevantDate: moments.departs,
    expirationDate: moments.over,
    voided: flight.isCancelled,
    barcodes: [{ format: 'PKBarcodeFormatQR', message: ticketAddress, messageEncoding: 'utf-8' }],
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      headerFields: [field('flight', 'پرواز', segment.flightNumber)],
      primaryFields: [stop('from', from), stop('to', to)],
      secondaryFields: [
        field('passenger', 'مسافر', flight.passengerName),
        field(
          'departs',
          'حرکت',
          `${dateWithYear(segment.departsAt.toPlainDate())}، ${clockTime(segment.departsAt)}`,
        ),
      ],
      auxiliaryFields: [
        field('pnr', 'کد رزرو', pnr),
        field('cabin', 'کلاس', segment.cabin),
        field('bag', 'بار', `${persianDigits(flight.checkedKg)} کیلو`),
        ...(flight.seat === undefined ? [] : [field('seat', 'صندلی', flight.seat)]),
      ],
      backFields: [
        field('ticket', 'شمارهٔ بلیت', ticketNumber),
        field('order', 'شمارهٔ سفارش', orderNumber),
        field('airline', 'ایرلاین', segment.airline.name),
        field(
          'note',
          'توجه',
          'این بلیت است، نه کارت سوار شدن؛ آن را در پذیرش ایرلاین بگیرید. تغییر ساعت یا لغو پرواز در این کارت نوشته نمی‌شود؛ صفحهٔ سفارش را ببینید.',
        ),
        field('support', 'پشتیبانی', brand.phone),
      ],
    },
  }
}

export interface PassMoments {
  /** ISO 8601 with the offset of the airport */
  readonly departs: string
  /** from which on it is void */
  readonly over: string
}

const field = (key: string, label: string, value: string) => ({ key, label, value })

const stop = (key: string, { city, iata }: StopFacts) => field(key, city, iata)

/** "#14246a" as Apple writes it. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
