import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const Hold = z.object({ what: z.string(), why: z.string(), until: z.string() })

const ErasureProof = z.object({
  number: z.string(),
  erasedAt: z.string(),
  erased: z.array(z.object({ room: z.string(), count: z.int() })),
  /** what the law requires us to keep, why, and until which day (ISO) */
  kept: z.array(Hold),
})
export type ErasureProof = z.output<typeof ErasureProof>

export const dataCalls = {
  erasable: call('GET /accounts/data/erase', {
    summary: 'What stands in the way of erasing this account, and what the law would keep of it',
    who: 'user',
    answer: z.object({ unfinished: z.array(z.string()), kept: z.array(Hold) }),
  }),
  erase: call('POST /accounts/data/erase', {
    summary: 'Erases the account and ends all its sessions; wants a step-up',
    who: 'user',
    body: z.object({ agreement: z.literal(true, 'برای پاک کردن، بپذیرید که برگشتی ندارد.') }),
    answer: ErasureProof,
  }),
  prepareExport: call('POST /accounts/data/export', {
    summary: 'Opens the way to the export for this session; wants a step-up',
    who: 'user',
    answer: z.object({ address: z.string() }),
  }),
  exported: call('GET /accounts/data/export', {
    summary: 'Everything we know of the signed-in user, as one zip of JSON and files; wants a step-up',
    who: 'user',
    out: 'file',
  }),
}
