import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import type { Disruptions } from '#operations/disruptions.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'

/** What a mass refund is worked through by. */
export interface MassRefundWorkers extends Pick<House, 'log' | 'clock' | 'database'> {
  readonly orders: Pick<DeskRooms['orders'], 'ownersOf'>
  readonly refunds: Pick<DeskRooms['refunds'], 'desk'>
}

/** And what it is made of. */
export interface MassRefundRooms extends DeskRooms {
  readonly disruptions: Disruptions
}

export type MassRefundQueue = Queue<{ massRefundId: string }>
