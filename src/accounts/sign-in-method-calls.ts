import * as z from 'zod/mini'
import { CodeChannel } from '#accounts/call-shapes.ts'
import { call } from '#calls/call.ts'

export const waysCalls = {
  ways: call('GET /accounts/ways', {
    summary:
      'By which ways a code comes to a phone, whether one comes by e-mail, and whether Google signs in',
    who: 'guest',
    answer: z.object({ codeChannels: z.array(CodeChannel), email: z.boolean(), google: z.boolean() }),
  }),
}
