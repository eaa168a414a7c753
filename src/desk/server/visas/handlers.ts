import type { AuditAction } from '#desk/audit-actions.ts'
import { lookAtChecks, lookAtPicture, lookAtPolicy } from '#desk/server/visas/looks.ts'
import type { VisaDeskRooms } from '#desk/server/visas/rooms.ts'
import type { visaDeskCalls } from '#desk/visa-calls.ts'
import type { Handlers } from '#server/handlers.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import type { VisaCommands } from '#visas/server/door.ts'

/** Only as an image in our own pages: no scripts, no framing. */
const alone = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

export function visaDeskHandlers(rooms: VisaDeskRooms): Handlers<typeof visaDeskCalls> {
  return {
    visaChecks: ({ visitor, params }) => lookAtChecks(rooms, visitor, params),
    visaPicture: async ({ visitor, params }) => ({
      type: 'image/jpeg',
      headers: alone,
      body: await lookAtPicture(rooms, visitor, params),
    }),
    visaPolicy: async ({ visitor, params }) => ({
      type: 'application/pdf',
      fileName: `policy-${params.policy.replaceAll(/\W/g, '')}.pdf`,
      body: await lookAtPolicy(rooms, visitor, params),
    }),
    visaChecked: ({ visitor, params: { number } }) =>
      commanding(rooms, visitor, { action: 'visa.checked', number }).checked(number).then(nothing),
    visaSent: ({ visitor, params: { number } }) =>
      commanding(rooms, visitor, { action: 'visa.sent', number }).sent(number).then(nothing),
    visaAskAgain: ({ visitor, params: { number, applicant }, body: { kind, says } }) =>
      commanding(rooms, visitor, {
        action: 'visa.asked-again',
        number,
        details: { applicant: applicant + 1, kind },
      })
        .askAgain(number, { applicant, kind, says })
        .then(nothing),
    visaReject: ({ visitor, params: { number, applicant }, body: { reason } }) =>
      commanding(rooms, visitor, { action: 'visa.rejected', number, details: { applicant: applicant + 1 } })
        .reject(number, applicant, reason)
        .then(nothing),
    visaApprove: ({ visitor, params: { number, applicant }, file }) =>
      commanding(rooms, visitor, { action: 'visa.approved', number, details: { applicant: applicant + 1 } })
        .approve(number, applicant, file ?? Buffer.alloc(0))
        .then(nothing),
    visaOffer: ({ visitor, params: { number }, body: { at, place } }) =>
      commanding(rooms, visitor, { action: 'visa.appointment-offered', number, details: { at } })
        .offer(number, Temporal.PlainDateTime.from(at), place)
        .then(nothing),
    async visaAppointment({ visitor, params: { number }, body: { became } }) {
      const commands = commanding(rooms, visitor, { action: `visa.appointment-${became}`, number })
      await commands[became](number)
      return undefined
    },
  }
}

const nothing = () => undefined

interface Command {
  readonly action: AuditAction
  readonly number: string
  readonly details?: Readonly<Record<string, string | number>>
}

/** The room's own commands, each with its entry in the same transaction. */
function commanding(
  { desk, visas }: VisaDeskRooms,
  by: StaffVisitor,
  { action, number, details = {} }: Command,
): VisaCommands {
  const subject = { kind: 'order', id: number }
  return visas.desk.alsoWriting((trx) => desk.audit.record(trx, by, { action, subject, details }))
}
