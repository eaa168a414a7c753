import type { Order, OrderPassenger } from '#orders/order.ts'
import { countryData } from '#visas/countries.ts'
import type { VisaTracked } from '#visas/responses.ts'
import { appointmentOf, appointmentView } from '#visas/server/appointment-row.ts'
import { insurancePapers } from '#visas/server/insurance-papers.ts'
import { type Request, requestOf } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'

/** A filed request as an officer needs it; nothing is masked. */
export interface FiledVisa {
  readonly orderNumber: string
  readonly request: Request
  /** in the order of the applicants */
  readonly passengers: readonly OrderPassenger[]
  readonly byAppointment: boolean
  readonly appointment: VisaTracked['appointment']
  /** numbers of insurance policies that lie with it */
  readonly policies: readonly string[]
  /** numbers of the pictures that are still there */
  readonly kept: readonly string[]
}

/** Undefined for what is no visa or was never paid. */
export async function filedVisa(room: Room, order: Order | undefined): Promise<FiledVisa | undefined> {
  if (order?.product !== 'visa') return undefined
  const { orderId, orderNumber, ownerId } = order
  const request = await requestOf(room.database, orderId)
  if (request === undefined || request.caseNumber === null) return undefined
  const [passengers, appointment, documents, policies] = await Promise.all([
    room.orders.passengersOf(orderId),
    appointmentOf(room.database, orderId),
    room.documents.mine(ownerId),
    insurancePapers(room, ownerId, request),
  ])
  return {
    orderNumber,
    request,
    passengers,
    byAppointment: countryData(request.country).byAppointment === true,
    appointment: appointment === undefined ? null : appointmentView(appointment),
    policies: policies.map(({ number }) => number),
    kept: documents.map(({ id }) => id),
  }
}
