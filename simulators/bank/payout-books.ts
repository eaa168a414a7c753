import { randomInt, randomUUID } from 'node:crypto'
import { openAppendLog } from '../append-log.ts'
import { type PayoutFate, payoutFateOf } from './payout-fates.ts'

export type SettlementStatus = 'PENDING' | 'DONE' | 'FAILED'

export interface Settlement {
  readonly id: string
  readonly business: string
  readonly trackId: string
  readonly iban: string
  readonly amount: number
  readonly description: string
  readonly notifyUrl: string | undefined
  readonly fate: PayoutFate
  readonly orderedAt: string
  readonly transactionId: number
}

export type PayoutOrder = Pick<
  Settlement,
  'business' | 'trackId' | 'iban' | 'amount' | 'description' | 'notifyUrl'
>

export interface PayoutBooks {
  order(order: PayoutOrder): Settlement
  byTrack(business: string, trackId: string): Settlement | undefined
  byId(business: string, id: string): Settlement | undefined
  statusOf(settlement: Settlement): SettlementStatus
  all(): readonly Settlement[]
}

export function openPayoutBooks(
  file: string | undefined,
  { now, laterSeconds }: { readonly now: () => Temporal.Instant; readonly laterSeconds: number },
): PayoutBooks {
  const log = openAppendLog<Settlement>(file)
  const settlements = [...log.earlier]
  const find = (business: string, fits: (one: Settlement) => boolean) =>
    settlements.find((one) => one.business === business && fits(one))
  return {
    order(order) {
      const settlement: Settlement = {
        ...order,
        id: randomUUID(),
        fate: payoutFateOf(order.iban),
        orderedAt: now().toString(),
        transactionId: randomInt(100_000_000_000, 999_999_999_999),
      }
      log.write(settlement)
      settlements.push(settlement)
      return settlement
    },
    byTrack: (business, trackId) => find(business, (one) => one.trackId === trackId),
    byId: (business, id) => find(business, (one) => one.id === id),
    statusOf: ({ fate, orderedAt }) => {
      const seconds = Temporal.Instant.from(orderedAt).until(now()).total('seconds')
      return statusAfter(fate, seconds >= laterSeconds)
    },
    all: () => [...settlements],
  }
}

function statusAfter(fate: PayoutFate, isLater: boolean): SettlementStatus {
  if (fate === 'stays') return 'PENDING'
  if (fate === 'pays-later') return isLater ? 'DONE' : 'PENDING'
  if (fate === 'bounces') return isLater ? 'FAILED' : 'PENDING'
  return fate === 'returns' && isLater ? 'FAILED' : 'DONE'
}
