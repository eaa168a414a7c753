import type { flightDeskCalls } from '#desk/flights-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { ChangeName } from '#desk/web/flights/changes.ts'
import type { FlightOnPage } from '#desk/web/flights/flights-page.server.ts'
import { textIn } from '#desk/web/text-in.ts'
import { persianDigits } from '#money/digits.ts'

interface Declaring {
  readonly flight: FlightOnPage
  readonly what: ChangeName
}

/** What was done, in words. Throws Declined. */
export async function declareFlight({ flight, what }: Declaring, form: FormData): Promise<string> {
  const { flightNumber, date, minutes } = flight
  const body = { flightNumber, date, reason: textIn(form, 'reason') }
  if (what === 'cancelled') {
    const { number } = await askDesk<typeof flightDeskCalls.cancel>('POST /api/desk/flights/cancellations', {
      body,
    })
    return `پیشنهاد ${persianDigits(number)} ثبت شد و در انتظار نفر دوم است.`
  }
  if (what === 'aircraft') {
    await askDesk<typeof flightDeskCalls.aircraft>('POST /api/desk/flights/aircraft', {
      body: { ...body, aircraft: textIn(form, 'aircraft') },
    })
    return 'هواپیمای تازه در صفحهٔ پرواز نوشته شد.'
  }
  const { orders } = await (what === 'on-time'
    ? askDesk<typeof flightDeskCalls.onTime>('POST /api/desk/flights/on-time', { body })
    : askDesk<typeof flightDeskCalls.delay>('POST /api/desk/flights/delay', { body: { ...body, minutes } }))
  return `اعلام شد؛ ${persianDigits(orders)} سفارش درگیر است.`
}
