import type { agencyCalls } from '#agencies/calls.ts'
import { isRole, type Role } from '#agencies/roles.ts'
import { parsePrice } from '#money/amount-input.ts'
import { ask } from '#web/api.ts'

export async function removePerson(personId: string): Promise<void> {
  await ask<typeof agencyCalls.remove>('POST /api/agencies/Person/Remove', { body: { personId } })
}

export async function invitePerson(form: FormData): Promise<void> {
  const body = { mobile: textOf(form, 'mobile'), ...termsOf(form) }
  await ask<typeof agencyCalls.invite>('POST /api/agencies/Person/Invite', { body })
}

export async function changePerson(personId: string, form: FormData): Promise<void> {
  const body = { personId, ...termsOf(form) }
  await ask<typeof agencyCalls.change>('POST /api/agencies/Person/Change', { body })
}

function termsOf(form: FormData) {
  const role = textOf(form, 'role')
  const limit = (name: string) => parsePrice(textOf(form, name)) ?? Number.NaN
  const chosen: Role = isRole(role) ? role : 'seller'
  return { role: chosen, orderLimit: limit('orderLimit'), dayLimit: limit('dayLimit') }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
