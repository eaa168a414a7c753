import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { Payment } from '#twins/bank/books.ts'
import type { Violation } from './laws.ts'
import type { Scene } from './scene.ts'

interface AttemptRow {
  readonly id: string
  readonly reference: string
  readonly amount: number
  readonly state: string
  readonly purpose: 'order' | 'top-up'
  readonly captures: number
  readonly entries: number
}

const law = { kind: 'unreconciled', law: 'what the bank took is captured once, to the rial' } as const

/** The bank's own books against ours: every verified payment is one captured attempt, and no other attempt is captured. */
export async function brokenAtTheBank({ database, bank }: Scene): Promise<readonly Violation[]> {
  const attempts = await all(
    database,
    sql<AttemptRow>`
      select id, reference, amount, state, purpose,
        (select count(*) from orders.capture where attempt_id = attempts.id::text) as captures,
        (select count(*) from wallet.entry where key = 'capture ' || attempts.id) as entries
      from payments.attempts`,
  )
  const payments = new Map(bank.books.all().map((payment) => [payment.authority, payment]))
  const ours = attempts.flatMap((attempt) => faultOf(attempt, payments.get(attempt.reference)) ?? [])
  const references = new Set(attempts.map(({ reference }) => reference))
  const lost = [...payments.values()].filter(
    ({ authority, status }) => status === 'PAID' || (status === 'VERIFIED' && !references.has(authority)),
  )
  return [
    ...ours.map((what) => ({ ...law, what })),
    ...lost.map(({ authority, status }) => ({ ...law, what: `${authority} is ${status} and nobody's` })),
  ]
}

function faultOf(attempt: AttemptRow, payment: Payment | undefined): string | undefined {
  const isCaptured = attempt.state === 'captured'
  const isTaken = payment?.status === 'VERIFIED'
  const once = isCaptured ? 1 : 0
  const isRight =
    isCaptured === isTaken &&
    attempt.captures === (attempt.purpose === 'order' ? once : 0) &&
    attempt.entries === once &&
    (!isCaptured || payment?.paidAmount === attempt.amount) &&
    !['created', 'started', 'returned'].includes(attempt.state)
  if (isRight) return undefined
  return `attempt ${attempt.id} is ${attempt.state}, at the bank ${payment?.status}, captures ${attempt.captures}, entries ${attempt.entries}`
}
