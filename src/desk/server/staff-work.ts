import * as z from 'zod/mini'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { refuse } from '#desk/server/refusals.ts'
import { checkedInvitation, checkedRoles, rolesInWords, type StaffBook } from '#desk/server/staff.ts'

const roles = z.array(z.string())

const ofInvitation = z.object({ name: z.string(), roles })
const ofRoles = z.object({ staffId: z.uuid(), roles })
const ofRecovery = z.object({ staffId: z.uuid() })

export function invitationWork(staff: StaffBook): ProposalWork<z.output<typeof ofInvitation>> {
  return {
    kind: 'staff-invitation',
    payload: ofInvitation,
    async describe(_trx, payload) {
      const { name, roles: given } = checkedInvitation(payload.name, payload.roles)
      return [
        `${name} با این نقش‌ها به میز می‌آید: ${rolesInWords(given)}`,
        'پیوند ورودش به تأییدکننده نشان داده می‌شود.',
      ]
    },
    async execute(trx, { payload }) {
      return { link: await staff.invite(trx, checkedInvitation(payload.name, payload.roles)) }
    },
  }
}

export function rolesWork(staff: StaffBook): ProposalWork<z.output<typeof ofRoles>> {
  return {
    kind: 'staff-roles',
    payload: ofRoles,
    async describe(trx, payload) {
      const { name, roles: before } = await staff.activeOne(trx, payload.staffId)
      const after = rolesInWords(checkedRoles(payload.roles))
      return [`نقش‌های ${name} از «${rolesInWords(before)}» به «${after}»`, 'همهٔ ورودهای بازش بسته می‌شود.']
    },
    async execute(trx, { payload }) {
      await staff.activeOne(trx, payload.staffId)
      await staff.setRoles(trx, payload.staffId, checkedRoles(payload.roles))
      return undefined
    },
  }
}

/** Two others: neither may be the one who comes back. */
export function recoveryWork(staff: StaffBook): ProposalWork<z.output<typeof ofRecovery>> {
  return {
    kind: 'staff-recovery',
    payload: ofRecovery,
    async describe(trx, { staffId }, proposer) {
      if (proposer.staffId === staffId) throw refuse('SUBJECT_OF_RECOVERY')
      const { name } = await staff.activeOne(trx, staffId)
      return [
        `${name} با پیوندی تازه کلید دیگری می‌سازد.`,
        'کلیدهای پیشینش با نخستین ورود از کار می‌افتند و ورودهای بازش بسته می‌شوند.',
      ]
    },
    async execute(trx, { payload: { staffId }, approvedBy }) {
      if (approvedBy.staffId === staffId) throw refuse('SUBJECT_OF_RECOVERY')
      await staff.activeOne(trx, staffId)
      return { link: await staff.recoveryLink(trx, staffId) }
    },
  }
}
