import type { Permission } from '#desk/permissions.ts'
import { mayDo } from '#desk/roles.ts'

/** How much of each stays readable, so that it can be compared with what somebody reads out. */
const masks = {
  passport: { permission: 'passport.see', head: 1, tail: 3 },
  'national-code': { permission: 'national-code.see', head: 0, tail: 3 },
  mobile: { permission: 'mobile.see', head: 4, tail: 3 },
  account: { permission: 'account.see', head: 2, tail: 4 },
} as const satisfies Readonly<
  Record<string, { readonly permission: Permission; readonly head: number; readonly tail: number }>
>

export type MaskedKind = keyof typeof masks

/** The whole text for whoever needs it; for others its ends. What is too short for that is hidden wholly. */
export function masked(kind: MaskedKind, text: string, held: readonly string[]): string {
  const { permission, head, tail } = masks[kind]
  if (mayDo(held, permission)) return text
  if (text.length < head + tail + 3) return '•••'
  return `${text.slice(0, head)}•••${text.slice(-tail)}`
}
