import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { all, maybe, type Trx } from '#database/database.ts'
import { plansFor } from '#insurance/plans.ts'
import { priceOf } from '#insurance/price.ts'
import { openContract } from '#insurance/server/contract.ts'
import type { Confirmed, Insurer, PartyRequest, PlanOffer } from '#insurance/server/insurer.ts'
import type { Room } from '#insurance/server/room.ts'
import { tariffOn } from '#insurance/tariff.ts'
import { rial } from '#money/rial.ts'

type Signing = Pick<Room, 'database' | 'clock' | 'mode'>

/** Our own contract: prices by our tariff, numbers from the range we hold. */
export function ownContract(signing: Signing): Insurer {
  return {
    offers: (request) => offers(signing, request),
    async confirm({ orderId, contractId }) {
      if (contractId === null) throw new Error(`order ${orderId} is of no contract`)
      return signing.database.transaction().execute((trx) => numbered(trx, orderId, contractId))
    },
  }
}

async function offers(
  signing: Signing,
  { trip, ages }: PartyRequest,
): Promise<readonly PlanOffer[] | undefined> {
  const contract = await openContract(signing)
  if (contract === undefined) return undefined
  const today = signing.clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString()
  const tariff = tariffOn(today)
  const { contractId, ...facts } = contract
  const sold = { facts, tariff: tariff.id, source: tariff.source, fee: rial(tariff.fee), by: { contractId } }
  return plansFor(trip.zone).flatMap((plan) => {
    const price = priceOf(tariff, { ...trip, plan: plan.id }, ages)
    return price === undefined ? [] : [{ ...sold, plan, price }]
  })
}

/** The contract is locked: a number is nobody else's, and none is given twice or left out. */
async function numbered(trx: Trx, orderId: string, contractId: string): Promise<Confirmed> {
  await sql`select from insurance.contract where id = ${contractId} for update`.execute(trx)
  const insured = await all(
    trx,
    sql<{
      number: string | null
    }>`select number from insurance.insured where order_id = ${orderId} order by position`,
  )
  const given = insured.flatMap(({ number }) => number ?? [])
  if (given.length === insured.length) return { kind: 'issued', numbers: given }
  const range = await maybe(
    trx,
    sql<{ prefix: string; first: number }>`
      update insurance.contract set next = next + ${insured.length}
      where id = ${contractId} and next + ${insured.length} - 1 <= last
      returning prefix, next - ${insured.length} as first`,
  )
  if (range === undefined) return { kind: 'failed', reason: 'no numbers are left' }
  const numbers = insured.map((_, place) => `${range.prefix}${range.first + place}`)
  for (const [position, number] of numbers.entries())
    await sql`update insurance.insured set number = ${number}
      where order_id = ${orderId} and position = ${position}`.execute(trx)
  return { kind: 'issued', numbers }
}
