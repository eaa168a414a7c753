import type { FastifyRequest } from 'fastify'
import { prefixOf } from '#accounts/address-prefix.ts'
import type { Call } from '#calls/call.ts'
import type { Access } from '#desk/permissions.ts'
import { mayDo } from '#desk/roles.ts'
import { allowing } from '#desk/server/allowed-networks.ts'
import type { Audit } from '#desk/server/audit.ts'
import type { DeskSettings } from '#desk/server/desk-settings.ts'
import { refuse } from '#desk/server/refusals.ts'
import { deskTokenOf } from '#desk/server/session-cookie.ts'
import { staffBy } from '#desk/server/sessions.ts'
import type { House } from '#server/house.ts'
import type { StaffVisitor, Visitor } from '#server/visitor.ts'

export interface Guard {
  /** Who asks for this call. Throws NETWORK_NOT_ALLOWED, DESK_SIGN_IN_FIRST, NOT_PERMITTED. */
  ofCall(request: FastifyRequest, call: Call): Promise<StaffVisitor | Visitor>
  /** Who opens a page of the desk; undefined before signing in. */
  ofPage(request: FastifyRequest): Promise<StaffVisitor | 'from elsewhere' | undefined>
  /** A refusal leaves an entry. */
  mayOpen(staff: StaffVisitor, page: string, access: Access): Promise<boolean>
}

export function openGuard(house: House<DeskSettings>, audit: Audit): Guard {
  const networks = allowing(house.settings.desk.networks)
  const isFromElsewhere = ({ ip }: FastifyRequest) => !networks.allow(ip)
  async function staffOf(request: FastifyRequest, isBackground: boolean): Promise<StaffVisitor | undefined> {
    const token = deskTokenOf(house.settings, request)
    if (token === undefined) return undefined
    return staffBy(house, token, { network: prefixOf(request.ip), isBackground })
  }
  async function turnAway(
    staff: StaffVisitor,
    action: 'call.refused' | 'page.refused',
    wanted: { readonly id: string; readonly permission: string },
  ): Promise<void> {
    const { id, permission } = wanted
    const kind = action === 'call.refused' ? 'call' : 'page'
    await audit.record(house.database, staff, {
      action,
      outcome: 'refused',
      subject: { kind, id },
      details: { permission },
    })
  }
  return {
    async ofCall(request, call) {
      if (isFromElsewhere(request)) throw refuse('NETWORK_NOT_ALLOWED')
      const staff = await staffOf(request, call.background === true)
      if (call.who !== 'staff') return { kind: 'guest' }
      if (staff === undefined) throw refuse('DESK_SIGN_IN_FIRST')
      const permission = call.permission as Access
      if (permission !== 'sign-in' && mayDo(staff.roles, permission)) return staff
      await turnAway(staff, 'call.refused', { id: call.line, permission })
      throw refuse('NOT_PERMITTED')
    },
    ofPage: async (request) => (isFromElsewhere(request) ? 'from elsewhere' : staffOf(request, false)),
    async mayOpen(staff, page, access) {
      if (access === 'sign-in' || mayDo(staff.roles, access)) return true
      await turnAway(staff, 'page.refused', { id: page, permission: access })
      return false
    },
  }
}
