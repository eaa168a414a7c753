/** A manager sees the account and its people; a seller buys. */
export const agencyRoles = ['manager', 'seller'] as const
export type Role = (typeof agencyRoles)[number]

export const roleWords = { manager: 'مدیر', seller: 'فروشنده' } as const satisfies Record<Role, string>

export const mostPeople = 200

export function isRole(text: string): text is Role {
  return Object.hasOwn(roleWords, text)
}
