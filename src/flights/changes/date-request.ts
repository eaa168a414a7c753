import * as z from 'zod/mini'
import { DateChangeBody } from '#flights/changes/date-change.ts'
import { longestNote } from '#flights/changes/date-request-note.ts'

const { orderId, leg, passengers } = DateChangeBody.shape

/** Another day for tickets that their traveller does not move himself. */
export const DateRequestBody = z.object({
  orderId,
  leg,
  passengers,
  day: z.iso.date('روز دلخواه را انتخاب کنید.'),
  /** a day sooner or later would do */
  isFlexible: z.boolean(),
  note: z.string().check(z.maxLength(longestNote, 'توضیح بلندتر از ۵۰۰ حرف است.')),
})
export type DateRequestBody = z.infer<typeof DateRequestBody>

/** With a person: the number of the task, and by when one answers. */
export const DateRequested = z.object({ number: z.int(), dueAt: z.string() })
export type DateRequested = z.infer<typeof DateRequested>
