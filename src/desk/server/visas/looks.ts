import { ofOrder, recordLook } from '#desk/server/record-look.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { VisaDeskRooms } from '#desk/server/visas/rooms.ts'
import { visaFieldText } from '#desk/visa-field-text.ts'
import { findingText } from '#documents/picture-check/finding-texts.ts'
import { fieldNamed } from '#documents/web/field-words.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import type { FiledVisa } from '#visas/server/desk-request.ts'

interface One {
  readonly number: string
  readonly applicant: number
}

/** The request, and an entry of who looked; undefined when it is none. */
export async function lookAtVisa(
  rooms: VisaDeskRooms,
  by: StaffVisitor,
  number: string,
): Promise<FiledVisa | undefined> {
  const filed = await rooms.visas.desk.filed(number)
  if (filed !== undefined)
    await recordLook(rooms, by, { action: 'visa.opened', subject: ofOrder(filed.orderNumber) })
  return filed
}

/** JPEG; who looked is written down before it is given. */
export async function lookAtPicture(
  rooms: VisaDeskRooms,
  by: StaffVisitor,
  { number, applicant, kind }: One & { readonly kind: string },
): Promise<Buffer> {
  const jpeg = await rooms.visas.desk.picture(number, { applicant, kind })
  await pictureSeen(rooms, by, { number, applicant, kind })
  return jpeg
}

/** The form beside the passport, numbers as these roles may read them. */
export async function lookAtChecks(rooms: VisaDeskRooms, by: StaffVisitor, { number, applicant }: One) {
  const { findings, compared } = await rooms.visas.desk.checks(number, applicant)
  await pictureSeen(rooms, by, { number, applicant, kind: 'passport' })
  return {
    findings: findings.map(({ kind, found }) => ({ kind, says: found.map(findingText) })),
    compared: compared.map(({ field, state, typed, read }) => ({
      name: fieldNamed(field),
      typed: visaFieldText(field, typed, by.roles),
      read: visaFieldText(field, read, by.roles),
      state,
    })),
  }
}

/** PDF of a policy that lies with the request. Throws ORDER_NOT_FOUND, POLICY_UNKNOWN. */
export async function lookAtPolicy(
  rooms: VisaDeskRooms,
  by: StaffVisitor,
  { number, policy }: { readonly number: string; readonly policy: string },
): Promise<Uint8Array> {
  const found = (await rooms.visas.desk.policies(number)).find((one) => one.number === policy)
  if (found === undefined) throw refuse('POLICY_UNKNOWN')
  await recordLook(rooms, by, { action: 'visa.policy-seen', subject: ofOrder(number), details: { policy } })
  return found.pdf()
}

async function pictureSeen(
  rooms: VisaDeskRooms,
  by: StaffVisitor,
  { number, applicant, kind }: One & { readonly kind: string },
): Promise<void> {
  const details = { applicant: applicant + 1, kind }
  await recordLook(rooms, by, { action: 'visa.picture-seen', subject: ofOrder(number), details })
}
