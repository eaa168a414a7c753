import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { insuranceKind } from '#insurance/kind.ts'
import { besideRefund } from '#insurance/server/beside-refund.ts'
import { hold } from '#insurance/server/hold.ts'
import { issue } from '#insurance/server/issue.ts'
import { lossWhenGivenBack } from '#insurance/server/loss-when-given-back.ts'
import { offerBeside } from '#insurance/server/offer-beside.ts'
import { ordersNumbered } from '#insurance/server/orders-numbered.ts'
import { insurancePart } from '#insurance/server/personal.ts'
import type { PolicyItem } from '#insurance/server/policy-item.ts'
import { refund, refundTerms } from '#insurance/server/refund.ts'
import { reprice, takePrice } from '#insurance/server/reprice.ts'
import type { Room } from '#insurance/server/room.ts'
import { soldParts } from '#insurance/server/sold-parts.ts'
import { letGo } from '#insurance/server/supplied/outbox.ts'
import { tile } from '#insurance/server/tile.ts'
import { insuranceFace } from '#insurance/web/face.ts'
import { issuedPolicy } from '#insurance/web/issued-policy.ts'
import type { Product, Released } from '#orders/product.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export type InsuranceProduct = Product<PolicyItem, Trx, PersonalPart>

export function insuranceProduct(room: Room): InsuranceProduct {
  return {
    kind: insuranceKind,
    face: insuranceFace,
    funnelPages: { searched: /^\/insurance\?(?:.*&)?country=/, chosen: /^\/insurance\/insured(?:\?|$)/ },
    hold: (order) => hold(room, order),
    release: (trx, orderId) => release(room, trx, orderId),
    issue: (orderId) => issue(room, orderId),
    lossWhenGivenBack: (orderId) => lossWhenGivenBack(room, orderId),
    reprice: (orderId) => reprice(room, orderId),
    takePrice: (trx, orderId, total) => takePrice(trx, { orderId, total }),
    refundTerms: (orderId, trx) => refundTerms(room, orderId, trx),
    numbered: (number) => ordersNumbered(room.database, number),
    ruled: { unit: 'نفر', asks: [], soldParts: (orderIds) => soldParts(room.database, orderIds) },
    issuedView: issuedPolicy,
    tile: () => tile(room),
    offerBeside: (order, by) => offerBeside(room, order, by),
    besideRefund: (order, { userId }) => besideRefund(room, order, userId),
    personal: (ordersOf) => insurancePart(room.database, ordersOf),
    refund: (trx, orderId, items) => refund(room, trx, { orderId, items }),
  }
}

async function release({ clock }: Room, trx: Trx, orderId: string): Promise<Released> {
  await sql`
    insert into insurance.policy (order_id, state, taken_at) values (${orderId}, 'released', ${clock.now()})
    on conflict (order_id) do nothing`.execute(trx)
  await sql`
    update insurance.policy set state = 'released' where order_id = ${orderId} and state = 'held'`.execute(
    trx,
  )
  const row = await maybe(
    trx,
    sql<{ state: string }>`select state from insurance.policy where order_id = ${orderId}`,
  )
  if (row?.state !== 'released') return 'issued'
  await letGo(trx, orderId, clock.now())
  return 'released'
}
