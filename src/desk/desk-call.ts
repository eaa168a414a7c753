import { type Call, type CallParts, call } from '#calls/call.ts'
import type { Permission } from '#desk/permissions.ts'

type DeskLine = `${'GET' | 'POST' | 'DELETE'} /api/desk/${string}`
type DeskParts = Omit<CallParts, 'who' | 'permission'>

/** A call of the desk, with the one permission it needs. */
export function deskCall<const L extends DeskLine, const P extends DeskParts>(
  line: L,
  permission: Permission,
  parts: P,
): Call<L, P & { readonly who: 'staff'; readonly permission: Permission }> {
  return call(line, { ...parts, who: 'staff', permission })
}

/** For whoever has not come in yet. */
export function signInCall<const L extends DeskLine, const P extends DeskParts>(
  line: L,
  parts: P,
): Call<L, P & { readonly who: 'guest'; readonly permission: 'sign-in' }> {
  return call(line, { ...parts, who: 'guest', permission: 'sign-in' })
}
