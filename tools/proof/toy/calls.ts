import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { rial } from '#money/rial.ts'
import { contactFrom } from '#orders/from-forms.ts'
import type { OrderPassenger } from '#orders/order.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Handlers } from '#server/handlers.ts'
import { walkKind } from './face.ts'
import { each } from './product.ts'

export const walkCalls = {
  book: call('POST /api/walk/Walk/Book', {
    summary: 'Takes places on a walk; what is asked for is agreed to with it',
    who: 'user',
    once: true,
    body: z.object({ names: z.array(z.string()), phoneNumber: z.string() }),
    answer: z.object({ orderId: z.uuid() }),
  }),
}

export function walkHandlers(orders: Orders): Handlers<typeof walkCalls> {
  return {
    async book({ userId, body: { names, phoneNumber }, request }) {
      const { orderId } = await orders.submit({
        ownerId: userId,
        product: walkKind,
        item: { people: names.length },
        journeys: [],
        stay: null,
        service: {
          name: 'گشت تهران قدیم',
          cityCode: 'THR',
          cityName: 'تهران',
          beginsOn: Temporal.PlainDate.from('2026-12-03'),
          endsAt: Temporal.Instant.from('2026-12-03T10:30:00Z'),
        },
        passengers: names.map(walker),
        contact: contactFrom({ phoneNumber, email: '' }).contact,
        channel: 1,
        total: rial(names.length * each),
        once: String(request.headers['idempotency-key']),
      })
      await orders.approve(orderId, userId)
      return { orderId }
    },
  }
}

/** Walkers give only a first name. */
function walker(firstName: string): OrderPassenger {
  return {
    group: 'adult',
    firstName,
    lastName: 'AHMADI',
    firstNameFarsi: firstName,
    lastNameFarsi: 'احمدی',
    gender: 'Female',
    birthDate: Temporal.PlainDate.from('1994-05-02'),
    nationalCode: '0013542419',
    passport: null,
  }
}
