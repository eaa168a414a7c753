import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { AppointmentPart, AppointmentState } from '#visas/appointment.ts'
import { countryData } from '#visas/countries.ts'
import type { VisaTracked } from '#visas/responses.ts'
import { refuse } from '#visas/server/refusals.ts'
import { lockedRequest, type Request } from '#visas/server/request.ts'

export interface AppointmentRow {
  readonly state: AppointmentState
  readonly first_day: Temporal.PlainDate | null
  readonly last_day: Temporal.PlainDate | null
  readonly part: AppointmentPart | null
  readonly offered_for: Temporal.PlainDateTime | null
  readonly place: string | null
}

export function appointmentOf(trx: Trx, orderId: string): Promise<AppointmentRow | undefined> {
  return maybe(
    trx,
    sql<AppointmentRow>`
      select state, first_day, last_day, part, offered_for, place from visas.appointment where order_id = ${orderId}`,
  )
}

export function appointmentView(row: AppointmentRow): VisaTracked['appointment'] {
  const { state, first_day, last_day, part, offered_for, place } = row
  const isWished = first_day !== null && last_day !== null && part !== null
  return {
    state,
    wish: isWished ? { firstDay: first_day.toString(), lastDay: last_day.toString(), part } : null,
    offer: offered_for !== null && place !== null ? { at: minuteOf(offered_for), place } : null,
  }
}

/** As an offer is named when it is answered. */
export function minuteOf(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: 'minute' })
}

/** With its request, locked. Throws NO_APPOINTMENT, and STAGE_PASSED once the papers are handed over. */
export async function lockedAppointment(
  trx: Trx,
  orderId: string,
): Promise<{ readonly request: Request; readonly row: AppointmentRow | undefined }> {
  const request = await lockedRequest(trx, orderId)
  if (request === undefined || !countryData(request.country).byAppointment) throw refuse('NO_APPOINTMENT')
  if (request.stage !== 'received' && request.stage !== 'checked') throw refuse('STAGE_PASSED')
  return { request, row: await appointmentOf(trx, orderId) }
}
