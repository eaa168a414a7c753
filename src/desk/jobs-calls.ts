import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

const numbered = z.object({ id: z.uuid('این نشانی درست نیست.') })

export const jobCalls = {
  again: deskCall('POST /api/desk/jobs/{id}/again', 'jobs.work', {
    summary: 'Gives a job that was laid aside back to its queue',
    params: numbered,
  }),
  close: deskCall('POST /api/desk/jobs/{id}/close', 'jobs.work', {
    summary: 'Closes a job that was laid aside, with a reason that stays',
    params: numbered,
    body: z.object({ reason: z.string().check(z.maxLength(500)) }),
  }),
}
