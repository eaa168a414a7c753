import type { ContentRooms } from '#desk/server/content/rooms.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import type { NewIncident } from '#status/server/incidents.ts'

/** Its number. Refuses SERVICE_UNKNOWN, LEVEL_UNKNOWN, WORDS_MISSING. */
export function openIncident(
  { desk, status }: ContentRooms,
  by: StaffVisitor,
  incident: NewIncident,
): Promise<number> {
  return desk.database.transaction().execute(async (trx) => {
    const number = await status.incidents.open(incident, trx)
    const { services, level } = incident
    const subject = { kind: 'incident', id: String(number) }
    await desk.audit.record(trx, by, { action: 'incident.opened', subject, details: { services, level } })
    return number
  })
}

interface SaidOfIncident {
  readonly number: number
  readonly stage: 'update' | 'close'
  readonly words: string
}

/** Refuses INCIDENT_NOT_FOUND, WORDS_MISSING. */
export async function sayOfIncident(
  { desk, status }: ContentRooms,
  by: StaffVisitor,
  { number, stage, words }: SaidOfIncident,
): Promise<void> {
  await desk.database.transaction().execute(async (trx) => {
    await status.incidents[stage](number, words, trx)
    const action = stage === 'close' ? 'incident.closed' : 'incident.updated'
    await desk.audit.record(trx, by, { action, subject: { kind: 'incident', id: String(number) } })
  })
}
