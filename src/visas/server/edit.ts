import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import type { Trx } from '#database/database.ts'
import { contactFrom } from '#orders/from-forms.ts'
import { Faults, type FieldFault } from '#server/refusal.ts'
import type { VisaRequestToEdit } from '#visas/requests.ts'
import type { VisaTracked } from '#visas/responses.ts'
import { type ApplicantRead, applicantFaults, applicantsOf } from '#visas/server/applicants.ts'
import { type PaperGiven, writePapers } from '#visas/server/hold.ts'
import { refuse } from '#visas/server/refusals.ts'
import { lockedRequest, requestOf } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'
import { trackedOf } from '#visas/server/tracked.ts'

/** What EditVisaRequest does: its people, papers and contact, all or none; the choice, the day, the price and the clock stay. */
export async function edit(room: Room, asked: VisaRequestToEdit, userId: string): Promise<VisaTracked> {
  const { orderId, applicants } = asked
  const order = await room.orders.ofUser(orderId, userId, 'visa')
  const request = await requestOf(room.database, orderId)
  if (request?.stage !== 'unpaid') throw refuse('STAGE_PASSED')
  if (applicants.length !== request.applicants.length)
    throw refuse('APPLICANT_EACH', { property: 'applicants' })
  const wanted = {
    request: { choice: { ...request, isGuaranteed: request.price.guarantee > 0 }, applicants },
    today: room.clock.now().toZonedDateTimeISO(iranZone).toPlainDate(),
    travelDate: request.travelDate,
    held: await room.documents.mine(userId),
  }
  const { contact, faults } = contactFrom(asked.contact)
  const people = applicantsOf(wanted)
  const all = [...applicantFaults(wanted), ...(await ageFaults(room, orderId, people)), ...faults]
  if (all.length > 0) throw new Faults(all)
  const remember = room.passengers.remembering(
    userId,
    people.map(({ form }) => form),
  )
  await room.orders.changePeople({
    orderId,
    userId,
    passengers: people.map(({ passenger }) => passenger),
    contact,
    alongside: (trx) => rewritePapers(trx, asked),
  })
  await remember(room.database)
  return trackedOf(room, order)
}

/** See `Visas.papersToEdit`. */
export async function papersToEdit(
  room: Room,
  orderId: string,
  userId: string,
): Promise<readonly (readonly PaperGiven[])[] | undefined> {
  await room.orders.ofUser(orderId, userId, 'visa')
  const request = await requestOf(room.database, orderId)
  if (request?.stage !== 'unpaid') return undefined
  return request.applicants.map(({ papers }) =>
    papers.flatMap(({ kind, blobId }) => (blobId === null ? [] : [{ kind, blobId }])),
  )
}

/** Each stays in the age group of the order. */
async function ageFaults(
  { orders }: Room,
  orderId: string,
  people: readonly ApplicantRead[],
): Promise<readonly FieldFault[]> {
  const before = await orders.passengersOf(orderId)
  return people.flatMap(({ passenger }, at) =>
    passenger.group === before[at]?.group
      ? []
      : [{ property: `applicants.${at}.birthDateFa`, says: otherAge }],
  )
}

const otherAge =
  'با این تاریخ تولد، ردهٔ سنی این متقاضی عوض می‌شود؛ این سفارش را لغو کنید و دوباره درخواست بدهید.'

async function rewritePapers(trx: Trx, { orderId, applicants }: VisaRequestToEdit): Promise<void> {
  const request = await lockedRequest(trx, orderId)
  if (request?.stage !== 'unpaid') throw refuse('STAGE_PASSED')
  await sql`delete from visas.paper where order_id = ${orderId}`.execute(trx)
  await writePapers(trx, orderId, applicants)
}
