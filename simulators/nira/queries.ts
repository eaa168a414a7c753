import { lineOf, type NiraBooks } from './books.ts'
import { commissionOf, illRoutes, lines, type NiraLine, type NiraTax, niraPrices } from './lines.ts'

export type Fields = Readonly<Record<string, string | undefined>>

export function fieldsOf(query: unknown): Fields {
  const given = Object.entries(query ?? {}).map(
    ([name, value]) => [name.toLowerCase(), String(value)] as const,
  )
  return Object.fromEntries(given)
}

export function fateOfRoute(fields: Fields) {
  return illRoutes[`${fields['airline']} ${fields['cbsource']}-${fields['cbtarget']}`]
}

export function availability(books: NiraBooks, fields: Fields): object {
  const date = dateIn(fields)
  const found = lines.filter(
    (line) =>
      line.airline === fields['airline'] &&
      line.origin === fields['cbsource'] &&
      line.destination === fields['cbtarget'],
  )
  return { AvailableFlights: date === undefined ? [] : found.map((line) => flightView(books, line, date)) }
}

function flightView(books: NiraBooks, line: NiraLine, date: string): object {
  const departs = Temporal.PlainDateTime.from(`${date}T${line.departs}`)
  return {
    DepartureDateTime: written(departs),
    ArrivalDateTime: written(departs.add({ minutes: line.minutes })),
    OperatingFlightNo: String(line.number),
    Airline: line.airline,
    OperatingAirline: line.airline,
    FlightNo: line.number,
    Origin: line.origin,
    Destination: line.destination,
    AircraftTypeCode: line.aircraft.code,
    AircraftTypeName: line.aircraft.name,
    ClassesStatus: `/${line.classes.map(({ letter }) => letter + statusOf(books, line, { letter, date })).join(' ')}`,
    AdultTotalPrices: line.classes
      .map(({ letter, fare }) => `${letter}:${niraPrices(fare).Adult.total}`)
      .join(' '),
    ClassRefundStatus: line.classes.map(({ letter }) => `${letter}:Refundable`).join(' '),
  }
}

function statusOf(
  books: NiraBooks,
  line: NiraLine,
  { letter, date }: { letter: string; date: string },
): string {
  const left = books.seatsLeft(line, letter, date)
  if (left === 0) return 'C'
  return left >= 9 ? 'A' : String(left)
}

export function fare(books: NiraBooks, fields: Fields): object | string {
  const line = lineOf(fields['airline'] ?? '', Number(fields['flightno']))
  const found = line?.classes.find(({ letter }) => letter === fields['rbd'])
  if (line === undefined || found === undefined) return 'NO FARE'
  const prices = pricesNow(books, line, { letter: found.letter, date: fields['departuredate'] ?? '' })
  const odd = line.fate === 'odd-letters'
  return {
    AdultTotalPrice: String(prices.Adult.total),
    ChildTotalPrice: String(prices.Child.total),
    InfantTotalPrice: String(prices.Infant.total),
    AdultFare: String(prices.Adult.fare),
    ChildFare: String(prices.Child.fare),
    InfantFare: String(prices.Infant.fare),
    AdultTaxes: taxText(prices.Adult.taxes),
    ChildTaxes: taxText(prices.Child.taxes),
    InfantTaxes: taxText(prices.Infant.taxes),
    AdultComission: String(commissionOf(line, prices.Adult.fare)),
    EligibilityText: odd ? 'بلیت ویژه‌ی «نوروز» ـ غیرقابل جابه‌جایی؟' : '',
    BaggageAllowanceWeight: '20',
    CRCNRules: odd ? oddRules : rules,
  }
}

const rules =
  'از 3 ساعت مانده به پرواز,50,P/از 24 ساعت مانده به پرواز تا 3 ساعت مانده به پرواز,40,P/از لحظه صدور تا 24 ساعت مانده به پرواز,30,P/'
const oddRules =
  'از لحظه‌ی صدور تا ساعت 12 ظهر 3 روز قبل از پرواز, 30 ,P/از ساعت 12 ظهر 3 روز قبل از پرواز تا 3 ساعت قبل از پرواز,40,P / از 3 ساعت قبل از پرواز به بعد,50,P/'

const taxNames: Readonly<Record<string, readonly [string, string]>> = {
  I6: ['PASSENGER SAFETY OVERSIGHT SERVICE', 'PASSENGER SAFETY OVERSIGHT SERVICE'],
  KU: ['MUNICIPALITI TAX', 'شهرداری'],
  LP: ['AIRPORT TAX', 'فرودگاهی'],
  HL: ['RED CRESCENT', 'هلال احمر'],
}

function taxText(taxes: readonly NiraTax[]): string {
  return taxes
    .map(({ code, amount }) => {
      const [en = code, fa = code] = taxNames[code] ?? []
      return `${code}:${amount.toFixed(1)},EN_Desc:${en},FA_Desc:${fa}$`
    })
    .join('')
}

export function pricesNow(
  books: NiraBooks,
  line: NiraLine,
  { letter, date }: { readonly letter: string; readonly date: string },
) {
  const base = line.classes.find((one) => one.letter === letter)?.fare ?? 0
  const isRisen =
    line.fate === 'price-rises' &&
    books.all().some((row) => row.airline === line.airline && row.number === line.number && row.date === date)
  return niraPrices(isRisen ? base * 1.1 : base)
}

function dateIn(fields: Fields): string | undefined {
  const text = fields['departuredate'] ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
}

function written(local: Temporal.PlainDateTime): string {
  return local.toString({ smallestUnit: 'second' }).replace('T', ' ')
}
