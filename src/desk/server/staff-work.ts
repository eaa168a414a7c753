import * as z from 'zod/mini'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { refuse } from '#desk/server/refusals.ts'
import { checkedInvitation, checkedRights, type HotelName, rightsInWords } from '#desk/server/rights.ts'
import type { StaffBook } from '#desk/server/staff.ts'

const rights = { roles: z.array(z.string()), hotels: z.optional(z.array(z.string())) }

const ofInvitation = z.object({ name: z.string(), ...rights })
const ofRoles = z.object({ staffId: z.uuid(), ...rights })
const ofRecovery = z.object({ staffId: z.uuid() })

export function invitationWork(
  staff: StaffBook,
  hotelName: HotelName,
): ProposalWork<z.output<typeof ofInvitation>> {
  return {
    kind: 'staff-invitation',
    payload: ofInvitation,
    async describe(_trx, payload) {
      const { name, ...given } = checkedInvitation(payload, hotelName)
      return [
        `${name} با این نقش‌ها به میز می‌آید: ${rightsInWords(given, hotelName)}`,
        'پیوند ورودش به تأییدکننده نشان داده می‌شود.',
      ]
    },
    async execute(trx, { payload }) {
      return { link: await staff.invite(trx, checkedInvitation(payload, hotelName)) }
    },
  }
}

export function rolesWork(staff: StaffBook, hotelName: HotelName): ProposalWork<z.output<typeof ofRoles>> {
  return {
    kind: 'staff-roles',
    payload: ofRoles,
    async describe(trx, payload) {
      const { name, ...before } = await staff.activeOne(trx, payload.staffId)
      const after = rightsInWords(checkedRights(payload, hotelName), hotelName)
      return [
        `نقش‌های ${name} از «${rightsInWords(before, hotelName)}» به «${after}»`,
        'همهٔ ورودهای بازش بسته می‌شود.',
      ]
    },
    async execute(trx, { payload }) {
      await staff.activeOne(trx, payload.staffId)
      await staff.setRights(trx, payload.staffId, checkedRights(payload, hotelName))
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
