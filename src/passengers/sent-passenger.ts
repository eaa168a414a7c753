import * as z from 'zod/mini'
import { PassengerFields } from '#passengers/calls.ts'

type Fields = z.input<typeof PassengerFields>
type Sent = Fields | { readonly passenger: Fields }

const shape = z.toJSONSchema(PassengerFields, { io: 'input' })

/** A passenger under the key `passenger`, as §3 has it, or bare. Faults are named as of a bare one. */
export const SentPassenger = z.pipe(z.transform(unwrapped), PassengerFields).register(z.globalRegistry, {
  anyOf: [shape, { type: 'object', required: ['passenger'], properties: { passenger: shape } }],
})

function unwrapped(sent: Sent): Fields {
  return typeof sent === 'object' && sent !== null && 'passenger' in sent ? sent.passenger : sent
}
