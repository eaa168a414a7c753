import type { staffCalls } from '#desk/staff-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { StaffMatter } from '#desk/web/staff-dialog.tsx'
import { textIn } from '#desk/web/text-in.ts'

/** The proposal's number; or a link where nobody else could approve. Throws Declined. */
export async function proposedAboutStaff(
  matter: StaffMatter,
  form: FormData,
): Promise<{ readonly number?: number; readonly link?: string }> {
  const text = (name: string) => textIn(form, name)
  const roles = form.getAll('roles').filter((role) => typeof role === 'string')
  const chosen = form.getAll('hotels').filter((hotel) => typeof hotel === 'string')
  const hotels = chosen.length > 0 ? chosen : undefined
  const reason = text('reason')
  if (matter.what === 'invite') {
    const { number, link } = await askDesk<typeof staffCalls.invite>('POST /api/desk/staff', {
      body: { name: text('name'), roles, hotels, reason },
    })
    return { ...(number !== null && { number }), ...(link !== null && { link }) }
  }
  const params = { id: matter.colleague.id }
  if (matter.what === 'roles')
    return askDesk<typeof staffCalls.changeRoles>('POST /api/desk/staff/{id}/roles', {
      params,
      body: { roles, hotels, reason },
    })
  if (matter.what === 'recovery')
    return askDesk<typeof staffCalls.recover>('POST /api/desk/staff/{id}/recovery', {
      params,
      body: { reason },
    })
  await askDesk<typeof staffCalls.disable>('POST /api/desk/staff/{id}/disable', { params })
  return {}
}
