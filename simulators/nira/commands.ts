import { isIssued, lineOf, type NiraBooks, type NiraPassenger, type NiraPnr } from './books.ts'
import type { NiraFate } from './lines.ts'
import { type Fields, pricesNow } from './queries.ts'

export type Lying = NiraFate | undefined

export function fateOf({ airline, flightno }: Fields): Lying {
  return lineOf(airline ?? '', Number(flightno))?.fate
}

export function fateOfPnr(row: NiraPnr | undefined): NiraFate | undefined {
  return row && lineOf(row.airline, row.number)?.fate
}

/** ReservJS: a repeated call takes seats again. */
export function reserve(books: NiraBooks, fields: Fields, now: Temporal.Instant): object {
  const line = lineOf(fields['airline'] ?? '', Number(fields['flightno']))
  const letter = fields['flightclass'] ?? ''
  const date = dateOf(fields, now)
  const passengers = passengersIn(fields)
  const no = (Error: string) => ({ AirReserve: [{ Error, PNR: '' }] })
  if (line === undefined || date === undefined) return no('Err: FLIGHT NOT FOUND')
  if (line.fate === 'reserve-refused' || line.fate === 'class-closed') return no('Err: CLASS CLOSED')
  if (passengers.some(({ name, last }) => !/^[A-Z' -]{1,25}$/i.test(name) || !/^[A-Z' -]{1,25}$/i.test(last)))
    return no('Err: INVALID NAME')
  if (passengers.length === 0 || passengers.length !== Number(fields['no'])) return no('Err: PASSENGERS')
  const seats = passengers.filter(({ age }) => age >= 2).length
  if (books.seatsLeft(line, letter, date) < seats) return no('Err: NO SEAT')
  const { airline, number } = line
  const contact = fields['edtcontact'] ?? ''
  const { pnr } = books.reserve({ airline, number, date, letter, contact, passengers })
  return { AirReserve: [{ Error: 'No Err', PNR: pnr }] }
}

/** The nearest such day ahead: hosts are given no year. */
function dateOf({ day, month }: Fields, now: Temporal.Instant): string | undefined {
  const today = now.toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  try {
    const date = Temporal.PlainDate.from(
      { year: today.year, month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    )
    return (Temporal.PlainDate.compare(date, today) < 0 ? date.add({ years: 1 }) : date).toString()
  } catch {
    return undefined // no such day
  }
}

function passengersIn(fields: Fields): readonly NiraPassenger[] {
  const count = Number(fields['no'] ?? 0)
  return Array.from({ length: Math.min(9, count) }, (_, index) => index + 1).map((at) => ({
    name: (fields[`edtname${at}`] ?? '').toUpperCase(),
    last: (fields[`edtlast${at}`] ?? '').toUpperCase(),
    age: Number(fields[`edtage${at}`] ?? 30),
    id: fields[`edtid${at}`] ?? '',
  }))
}

/** NRSRT.jsp. Misspelt field names are the host's. */
export function retrieve(books: NiraBooks, row: NiraPnr): object {
  const line = lineOf(row.airline, row.number)
  const prices = line && pricesNow(books, line, row)
  const departs = `${row.date} ${line?.departs ?? '00:00'}:00`
  return {
    PNR: row.pnr,
    Status: row.isCancelled ? 'CANCELLED' : 'ACTIVE',
    Contact: row.contact,
    AdultTP: String(prices?.Adult.total ?? 0),
    ChildTP: String(prices?.Child.total ?? 0),
    InfantTP: String(prices?.Infant.total ?? 0),
    Segments: [
      {
        Origin: line?.origin,
        Destination: line?.destination,
        FlightNo: String(row.number),
        FlightClass: row.letter,
        DepartureDT: departs,
      },
    ],
    Passengers: row.passengers.map(({ name, last, age }) => ({
      PassenferFirstName: name,
      PassenferLastName: last,
      PassengerType: age < 2 ? 'INF' : age < 12 ? 'CHD' : 'ADT',
    })),
    Tickets: row.passengers.flatMap(({ name, last, ticket, status = 'O' }) =>
      ticket === undefined ? [] : [{ PassengerET: `${last}/${name}:${ticket}`, ETStatus: status }],
    ),
  }
}

/** ETIssueJS: raw line ends in strings (invalid JSON); on some flights no separator between names. */
export function issue(books: NiraBooks, row: NiraPnr | undefined): string {
  const said = (text: string) => `{"AirNRSTICKETS":[{"Tickets":"${text}"}]}`
  if (row === undefined || row.isCancelled) return said('NO PNR')
  const fate = fateOfPnr(row)
  if (fate === 'issue-refused') return said('INSUFFICIENT CREDIT')
  const { passengers } = isIssued(row) ? row : books.issue(row)
  const tickets = passengers.map(
    ({ name, last, ticket }) => `${last.toLowerCase()}/${name.toLowerCase()}=${ticket}`,
  )
  return said(tickets.join(fate === 'names-together' ? '' : '\r\n'))
}

export function ticket(books: NiraBooks, fields: Fields): object | string {
  const number = fields['ticketno'] ?? ''
  const row = books.byTicket(number)
  const passenger = row?.passengers.find((one) => one.ticket === number)
  const line = row && lineOf(row.airline, row.number)
  if (row === undefined || passenger === undefined || line === undefined) return 'NO TICKET'
  const price = pricesNow(books, line, row)[kindOf(passenger.age)]
  return {
    TicketNo: number,
    PassengerFullName: `${passenger.last}/${passenger.name}`,
    PAX: passenger.age < 2 ? 'INF' : passenger.age < 12 ? 'CHD' : 'ADT',
    Fare: String(price.fare),
    TotalPrice: String(price.total),
    TAXES: price.taxes.map(({ code, amount }) => ({ TaxCode: code, TaxAmount: String(amount) })),
    COUPONS: [
      {
        Origin: line.origin,
        Destination: line.destination,
        FlightNo: String(row.number),
        Departure: `${row.date} ${line.departs}:00`,
        Fare: String(price.fare),
        PNR: row.pnr,
        Status: passenger.status === 'R' ? 'REFUNDED' : 'OPEN',
      },
    ],
  }
}

/** NRSPenaltyNow.jsp: the current penalty. */
export function penaltyNow(books: NiraBooks, fields: Fields, now: Temporal.Instant): object | string {
  const number = fields['ticketno'] ?? ''
  const row = books.byTicket(number)
  const passenger = row?.passengers.find((one) => one.ticket === number)
  const line = row && lineOf(row.airline, row.number)
  if (row === undefined || passenger === undefined || line === undefined || passenger.status === 'R')
    return 'NO COUPON EXISTS FOR REFUND!!!\n\n\n\n'
  const price = pricesNow(books, line, row)[kindOf(passenger.age)]
  const departs = Temporal.PlainDateTime.from(`${row.date}T${line.departs}`).toZonedDateTime('Asia/Tehran')
  const hours = now.until(departs.toInstant()).total('hours')
  const percent = hours <= 3 ? 50 : hours <= 24 ? 40 : 30
  const penalty = Math.round((price.fare * percent) / 100)
  return {
    NRSPenalty: {
      PENALTY: String(penalty),
      RefundedAmount: price.total - penalty,
      RefundedTaxes: price.taxes.map(({ code, amount }) => ({
        TaxType: code,
        TaxAmount: amount,
        Currency: 'IRR',
      })),
    },
  }
}

/** ETRefundJS: `Done` is 0 on success. */
export function refund(books: NiraBooks, fields: Fields): object {
  const number = fields['ticketno'] ?? ''
  const row = books.byTicket(number)
  const passenger = row?.passengers.find((one) => one.ticket === number)
  if (row === undefined || passenger === undefined)
    return { AirNRSRefund: [{ Done: '1', Error: 'NO TICKET' }] }
  if (passenger.status === 'R') return { AirNRSRefund: [{ Done: '2', Error: 'ALREADY REFUNDED' }] }
  books.refund(row, number)
  return { AirNRSRefund: [{ Done: '0' }] }
}

/** CancelPNRJS: raw line ends in strings. */
export function cancel(books: NiraBooks, row: NiraPnr | undefined): string {
  const said = (text: string) => `{"AirCancelPNR":[{"Error":"${text}"}]}`
  if (row === undefined) return said('No Error COMMAND\r\nNO PNR\r\n')
  if (row.isCancelled) return said('Already Cancelled')
  if (isIssued(row)) return said('No Error COMMAND\r\nCANCELLATION DENIED, TICKETED\r\n')
  books.cancel(row)
  return said('No Error COMMAND\r\nPNR CANCELLED\r\n')
}

/** NRSCommand.jsp: only the list of a flight's reservations, `LP/QB1901/2026-12-03`. */
export function command(books: NiraBooks, fields: Fields): string {
  const [, airline, number, date] =
    /^LP\/([A-Z0-9]{2})(\d+)\/(\d{4}-\d{2}-\d{2})$/.exec(fields['command'] ?? '') ?? []
  if (airline === undefined) return 'INVALID COMMAND\r\n'
  return books
    .all()
    .filter((row) => row.airline === airline && row.number === Number(number) && row.date === date)
    .flatMap(({ pnr, passengers }) => passengers.map(({ last, name }) => `${pnr} ${last}/${name}\r\n`))
    .join('')
}

function kindOf(age: number): 'Adult' | 'Child' | 'Infant' {
  if (age < 2) return 'Infant'
  return age < 12 ? 'Child' : 'Adult'
}
