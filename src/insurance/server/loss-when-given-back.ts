import { iranZone } from '#calendar/zones.ts'
import { hasBegun, retainedOf } from '#insurance/refund-rule.ts'
import { policyOf } from '#insurance/server/policy.ts'
import type { Room } from '#insurance/server/room.ts'
import { type Rial, sum } from '#money/rial.ts'

/** Rial kept of an order's policies, held or issued, when all are given back within the hour; all of what its insurer alone can tell. */
export async function lossWhenGivenBack(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  orderId: string,
): Promise<Rial> {
  const policy = await policyOf(database, orderId)
  if (policy === undefined) throw new Error(`order ${orderId} holds no policy`)
  const { fee } = policy
  const inAnHour = clock.now().add({ hours: 1 }).toZonedDateTimeISO(iranZone).toPlainDate()
  return sum(
    policy.insured.map(({ total }) =>
      fee === null || hasBegun(policy, inAnHour) ? total : retainedOf(policy, { fee, total }),
    ),
  )
}
