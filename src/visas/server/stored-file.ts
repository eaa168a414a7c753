import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import type { VisaFile } from '#visas/server/door.ts'
import { refuse } from '#visas/server/refusals.ts'
import { requestOf } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'
import { visaFileName } from '#visas/visa-file.ts'

/** Additional data of the encryption: a visa decrypts only as its own. */
export function boundTo(orderId: string, applicant: number): string {
  return `${orderId} ${applicant}`
}

export async function visaFile(
  room: Room,
  {
    orderId,
    applicant,
    userId,
  }: { readonly orderId: string; readonly applicant: number; readonly userId: string },
): Promise<VisaFile> {
  await room.orders.ofUser(orderId, userId, 'visa')
  const file = await openedFile(room, orderId, applicant)
  if (file === undefined) throw refuse('NO_VISA_YET')
  return file
}

export async function openedFile(
  { database, vault }: Pick<Room, 'database' | 'vault'>,
  orderId: string,
  applicant: number,
): Promise<VisaFile | undefined> {
  const row = await maybe(
    database,
    sql<{ type: VisaFile['type']; sealed: Buffer }>`
      select type, sealed from visas.file where order_id = ${orderId} and position = ${applicant}`,
  )
  if (row === undefined) return undefined
  const caseNumber = (await requestOf(database, orderId))?.caseNumber ?? ''
  return {
    bytes: vault.openBytes(row.sealed, boundTo(orderId, applicant)),
    type: row.type,
    name: visaFileName(caseNumber, applicant, row.type),
  }
}
