import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { policyOf } from '#insurance/server/policy.ts'
import type { SuppliedPolicy } from '#insurance/server/supplied/outbox.ts'
import type { PolicyBooked } from '#insurance/server/suppliers/policy-supplier.ts'

/** Whether what was asked stands there: a policy of that name, or one that has the days it was changed to. */
export async function isThere(
  trx: Trx,
  { orderId, movedOf, people }: SuppliedPolicy,
  found: PolicyBooked | null,
): Promise<boolean> {
  if (found === null || movedOf === null) return found !== null
  const policy = await policyOf(trx, orderId)
  return people.every(({ quote }) => {
    const there = found.policies.find((one) => one.quote === quote)
    if (policy === undefined || there === undefined || there.isCancelled) return false
    return there.startsOn.equals(policy.startsOn) && (there.endsOn?.equals(policy.endsOn) ?? true)
  })
}

/** Theirs is of the whole party: each has his place in it. What is moved keeps its number. */
export async function numbersIn(
  trx: Trx,
  { orderId, offer, movedOf, people }: SuppliedPolicy,
): Promise<readonly string[]> {
  if (movedOf === null) return people.map(({ position }) => `${offer}/${position + 1}`)
  const rows = await all(
    trx,
    sql<{ number: string }>`
      select insured.number from insurance.supplied_person person
      join insurance.supplied_person old on old.quote = person.quote and old.order_id = ${movedOf}
      join insurance.insured on insured.order_id = old.order_id and insured.position = old.position
      where person.order_id = ${orderId} order by person.position`,
  )
  return rows.map(({ number }) => number)
}
