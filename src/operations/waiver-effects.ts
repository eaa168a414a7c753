import type { Flights } from '#flights/server/flights.ts'
import { plus, type Rial, rial, ZERO } from '#money/rial.ts'
import { disruptionTemplate } from '#notifications/disruption-notifications.ts'
import { coveredBy } from '#operations/covered-by.ts'
import { openOn } from '#operations/disruption-effects.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Waiver } from '#penalties/waiver.ts'
import type { Refunds } from '#refunds/server/refunds.ts'

/** Whom a waiver would touch and what it gives, counted while nothing is changed. */
export interface WaiverEffects {
  readonly orders: number
  readonly people: number
  /** rial at most: everybody asks for all that becomes free */
  readonly comesBack: Rial
  /** of it what the rule keeps now */
  readonly penalties: Rial
  readonly messages: { readonly template: string; readonly count: number }
}

interface Rooms {
  readonly flights: Pick<Flights, 'ticketedBetween'>
  readonly orders: Pick<Orders, 'order'>
  readonly refunds: Pick<Refunds, 'refundableOf'>
}

const together = 8

export async function waiverEffectsOf(rooms: Rooms, waiver: Waiver): Promise<WaiverEffects> {
  const legs = await coveredBy(rooms, waiver)
  const byOrder = [...Map.groupBy(legs, ({ order }) => order.orderId).values()]
  let [people, comesBack, penalties] = [0, ZERO, ZERO]
  for (let from = 0; from < byOrder.length; from += together)
    for (const items of await Promise.all(
      byOrder.slice(from, from + together).map((own) => openOn(rooms.refunds, own)),
    )) {
      people += new Set(items.map(({ passenger }) => passenger)).size
      for (const { paid, penalty } of items) {
        comesBack = plus(comesBack, rial(paid))
        penalties = plus(penalties, rial(penalty))
      }
    }
  return {
    orders: byOrder.length,
    people,
    comesBack,
    penalties,
    messages: { template: disruptionTemplate({ reason: waiver.reason }), count: legs.length },
  }
}
