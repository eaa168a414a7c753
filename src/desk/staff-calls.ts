import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

const id = z.object({ id: z.uuid('این نشانی درست نیست.') })
const reasonWords = 'دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.'
const reason = z
  .string(reasonWords)
  .check(z.trim(), z.minLength(5, reasonWords), z.maxLength(500, reasonWords))
const roles = z.array(z.string()).check(z.maxLength(20))
/** of the hotel's staff alone */
const hotels = z.optional(z.array(z.string()).check(z.maxLength(20, 'هر همکار تا ۲۰ هتل دارد.')))

const Colleague = z.object({
  id: z.uuid(),
  name: z.string(),
  roles: z.array(z.string()),
  hotels: z.array(z.string()),
  keys: z.int(),
  lastSeenAt: z.nullable(z.string()),
  disabledAt: z.nullable(z.string()),
})
export type Colleague = z.output<typeof Colleague>

const Numbered = z.object({ number: z.int() })

/** Who works here, and changes of it: proposed by one, approved by another. */
export const staffCalls = {
  list: deskCall('GET /api/desk/staff', 'staff.read', {
    summary: 'Everybody at the desk',
    answer: z.array(Colleague),
  }),
  invite: deskCall('POST /api/desk/staff', 'staff.propose', {
    summary: 'Proposes a colleague; while nobody else was ever here the link is told at once',
    body: z.object({ name: z.string('نام همکار را بنویسید.').check(z.maxLength(60)), roles, hotels, reason }),
    answer: z.object({ number: z.nullable(z.int()), link: z.nullable(z.string()) }),
  }),
  changeRoles: deskCall('POST /api/desk/staff/{id}/roles', 'staff.propose', {
    summary: 'Proposes other roles for a colleague',
    params: id,
    body: z.object({ roles, hotels, reason }),
    answer: Numbered,
  }),
  recover: deskCall('POST /api/desk/staff/{id}/recovery', 'staff.propose', {
    summary: 'Proposes a new link for a colleague who lost the keys',
    params: id,
    body: z.object({ reason }),
    answer: Numbered,
  }),
  disable: deskCall('POST /api/desk/staff/{id}/disable', 'staff.propose', {
    summary: 'Closes the desk for a colleague, at once',
    params: id,
  }),
}
