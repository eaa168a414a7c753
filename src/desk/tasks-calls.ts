import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

const numbered = z.object({ number: z.string().check(z.regex(/^\d{5,9}$/, 'شمارهٔ کار درست نیست.')) })

export const taskCalls = {
  hand: deskCall('POST /api/desk/tasks/{number}/hand', 'tasks.work', {
    summary: 'Takes an open task, or hands it on: to whom, and with whom it was read to be',
    params: numbered,
    body: z.object({
      to: z.uuid('همکار را انتخاب کنید.'),
      from: z.nullable(z.uuid('این نشانی درست نیست.')),
    }),
  }),
  finish: deskCall('POST /api/desk/tasks/{number}/done', 'tasks.work', {
    summary: 'Closes a task that a person’s word closes',
    params: numbered,
  }),
}
