import type { Trx } from '#database/database.ts'
import type { Documents } from '#documents/server/documents.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { Refunds } from '#refunds/server/refunds.ts'
import type { Sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'
import type { Sites } from '#server/sites.ts'
import type { OrderFacts } from '#support/order-facts.ts'

export interface AnswerNews {
  readonly userId: string
  readonly orderId: string | null
  /** the same for all that was written since the traveller last read */
  readonly key: string
}

/** In the transaction that finds it unread. */
export type TellOfAnswer = (trx: Trx, news: AnswerNews) => Promise<void>

export interface SupportNeighbours {
  readonly orders: Pick<Orders, 'ofUser' | 'numbersOf' | 'detailsOf' | 'faceOf'>
  readonly refunds: Pick<Refunds, 'refundableOf' | 'ofOrder'>
  /** of an issued order: empty where nobody flies */
  readonly ticketsOf: (owned: {
    readonly orderId: string
    readonly userId: string
  }) => Promise<OrderFacts['tickets']>
  readonly documents: Pick<Documents, 'attachment'>
  readonly promises: Pick<Promises, 'give' | 'keep' | 'numberOf'>
  readonly tell: TellOfAnswer
}

export interface Room extends SupportNeighbours, Pick<House, 'database' | 'clock' | 'log'> {
  readonly sites: Sites
  readonly vault: Sealer
  readonly unread: Queue<{ conversationId: string; seq: number }>
}
