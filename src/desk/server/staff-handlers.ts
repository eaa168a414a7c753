import type { Desk } from '#desk/server/desk.ts'
import type { staffCalls } from '#desk/staff-calls.ts'
import type { Handlers } from '#server/handlers.ts'

export function staffHandlers({
  staff,
  proposals,
  inviteSecond,
}: Pick<Desk, 'staff' | 'proposals' | 'inviteSecond'>): Handlers<typeof staffCalls> {
  return {
    async list() {
      return (await staff.list()).map(({ lastSeenAt, disabledAt, roles, hotels, ...row }) => ({
        ...row,
        roles: [...roles],
        hotels: [...hotels],
        lastSeenAt: lastSeenAt?.toString() ?? null,
        disabledAt: disabledAt?.toString() ?? null,
      }))
    },
    async invite({ visitor, body: { reason, ...payload } }) {
      const link = await inviteSecond(visitor, payload)
      if (link !== undefined) return { number: null, link }
      const number = await proposals.propose(visitor, { kind: 'staff-invitation', payload, reason })
      return { number, link: null }
    },
    async changeRoles({ visitor, params, body: { roles, hotels, reason } }) {
      const payload = { staffId: params.id, roles, hotels }
      return { number: await proposals.propose(visitor, { kind: 'staff-roles', payload, reason }) }
    },
    async recover({ visitor, params, body: { reason } }) {
      const payload = { staffId: params.id }
      return { number: await proposals.propose(visitor, { kind: 'staff-recovery', payload, reason }) }
    },
    async disable({ visitor, params }) {
      await staff.disable(visitor, params.id)
      return undefined
    },
  }
}
