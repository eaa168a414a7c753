import { heldLegs } from '#flights/booking/server/held-legs.ts'
import { holdOf } from '#flights/booking/server/holds.ts'
import { openTickets, reissue } from '#flights/corrections/server/reissue.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import type { Correction } from '#orders/server/corrections/correction-rows.ts'

/** What the desk does with corrections that a seller had to be asked for. */
export interface CorrectionDesk {
  open(): Promise<readonly Correction[]>
  /** The seller put it right: with the numbers of its new tickets, or none where they stayed. Refuses NO_CORRECTION, TICKET_NUMBERS. */
  done(id: number, numbers: readonly string[]): Promise<void>
  /** In words for the traveller. Refuses NO_CORRECTION. */
  refused(id: number, reason: string): Promise<void>
}

export function openCorrectionDesk(room: Room): CorrectionDesk {
  const { corrections } = room.orders
  return {
    open: () => corrections.open(),
    done: (id, numbers) => done(room, id, numbers),
    refused: (id, reason) =>
      room.database.transaction().execute(async (trx) => void (await corrections.decide(trx, id, reason))),
  }
}

function done(room: Room, id: number, numbers: readonly string[]): Promise<void> {
  return room.database.transaction().execute(async (trx) => {
    const { orderId, position } = await room.orders.corrections.decide(trx, id)
    if (numbers.length === 0) return
    const hold = await holdOf(trx, orderId)
    const legs = hold === undefined ? [] : await heldLegs({ database: trx, fares: room.fares }, hold)
    const open = await openTickets(trx, { orderId, position, legs })
    if (open.length !== numbers.length) throw refuse('TICKET_NUMBERS')
    await reissue(room, trx, { orderId, position, legs, given: numbers })
  })
}
