import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import { insuranceKind } from '#insurance/kind.ts'
import { endContract, signContract } from '#insurance/server/contract.ts'
import type { InsuranceDesk } from '#insurance/server/door.ts'
import { refuse } from '#insurance/server/refusals.ts'
import type { Room } from '#insurance/server/room.ts'

export function insuranceDesk(room: Room): InsuranceDesk {
  return {
    sign: (contract) => signContract(room, contract),
    end: (contractId) => endContract(room, contractId),
    visaRefused: (orderNumber) => visaRefused(room, orderNumber),
  }
}

async function visaRefused(room: Room, orderNumber: string): Promise<void> {
  const order = await room.orders.numbered(orderNumber)
  if (order?.product !== insuranceKind) throw refuse('ORDER_NOT_FOUND')
  const row = await maybe(
    room.database,
    sql`update insurance.policy set visa_refused_at = coalesce(visa_refused_at, ${room.clock.now()})
      where order_id = ${order.orderId} and state = 'issued' returning order_id`,
  )
  if (row === undefined) throw refuse('NO_POLICY_YET')
}
