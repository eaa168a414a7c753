import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

function text(says: string, least: number, most: number) {
  return z.string(says).check(z.trim(), z.minLength(least, says), z.maxLength(most, says))
}

const numberWords = 'شمارهٔ پرواز را بنویسید؛ مانند W51041.'
const dayWords = 'روز پرواز درست نیست.'
const Flight = {
  flightNumber: z.string(numberWords).check(z.regex(/^[A-Z0-9]{2} ?\d{1,4}$/, numberWords)),
  /** ISO, of the airport it leaves */
  date: z.string(dayWords).check(z.regex(/^\d{4}-\d\d-\d\d$/, dayWords)),
  reason: text('دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.', 5, 500),
}
const Declared = z.object({ orders: z.int() })

/** What an airline said of a flight. */
export const flightDeskCalls = {
  delay: deskCall('POST /api/desk/flights/delay', 'flights.declare', {
    summary:
      'A flight leaves later or earlier; everybody on it is told, beyond two hours it is refundable in full',
    body: z.object({ ...Flight, minutes: z.int('دقیقه را به عدد بنویسید.') }),
    answer: Declared,
  }),
  onTime: deskCall('POST /api/desk/flights/on-time', 'flights.declare', {
    summary: 'A flight leaves on time again; what was set free stays free',
    body: z.object(Flight),
    answer: Declared,
  }),
  aircraft: deskCall('POST /api/desk/flights/aircraft', 'flights.declare', {
    summary: 'Another aircraft flies; nobody is told',
    body: z.object({ ...Flight, aircraft: text('نام هواپیما را بنویسید.', 2, 60) }),
  }),
  cancel: deskCall('POST /api/desk/flights/cancellations', 'flights.cancel', {
    summary: 'Proposes to cancel a flight; another approves it',
    body: z.object(Flight),
    answer: z.object({ number: z.int() }),
  }),
}
