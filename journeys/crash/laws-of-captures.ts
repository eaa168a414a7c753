import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { Payment } from '#simulators/bank/books.ts'
import type { Scene } from './scene.ts'
import type { Violation } from './verdict.ts'

interface AttemptRow {
  readonly id: string
  readonly reference: string
  /** rial, except charges abroad, in hundredths */
  readonly amount: number
  readonly state: string
  /** how many orders it pays; a top-up none */
  readonly parts: number
  readonly currency: string | null
  readonly charged: number | null
  readonly rate: number | null
  readonly captures: number
  /** what became of a share that it paid */
  readonly share: 'held' | 'spent' | 'returning' | 'reversed' | 'credited' | null
  /** by the ledger: from the gateway, or credited to the payer */
  readonly entered: number
  readonly credited: number
  readonly odd: number | null
  readonly became: 'reversed' | 'credited' | null
}

const ours = { kind: 'unreconciled', law: 'what the bank took is captured once, to the rial' } as const
const odd = { kind: 'unreconciled', law: 'money of a wrong amount is back, or in the wallet' } as const
const abroad = {
  kind: 'unreconciled',
  law: 'a card abroad is charged what is due, at the rate kept with it',
} as const

/** Compares the bank's records with ours: every payment kept is one captured attempt, or the payer's. */
export async function brokenAtTheBank({ database, bank }: Scene): Promise<readonly Violation[]> {
  const rows = await all(database, attempts)
  const payments = new Map(bank.books.all().map((payment) => [payment.authority, payment]))
  const broken = rows.flatMap((row) => {
    const payment = payments.get(row.reference)
    const law = row.state !== 'captured' && isOdd(row, payment) ? odd : ours
    const isRight = law === odd ? isSeenTo(row, payment) : isCapturedOnce(row, payment)
    const what = `attempt ${row.id} is ${row.state}, at the bank ${payment?.status}: ${JSON.stringify(row)}`
    return [
      ...(isRight ? [] : [{ ...law, what }]),
      ...(isChargedRight(row, payment) ? [] : [{ ...abroad, what }]),
    ]
  })
  const references = new Set(rows.map(({ reference }) => reference))
  const lost = [...payments.values()].filter(
    (one) => one.status === 'PAID' || (isKept(one) && !references.has(one.authority)),
  )
  return [
    ...broken,
    ...lost.map(({ authority, status }) => ({ ...ours, what: `${authority} is ${status} and nobody's` })),
  ]
}

function isCapturedOnce(row: AttemptRow, payment: Payment | undefined): boolean {
  const isCaptured = row.state === 'captured'
  return (
    (isCaptured && row.share !== 'reversed') === isKept(payment) &&
    row.share !== 'returning' &&
    row.captures === (isCaptured ? row.parts : 0) &&
    row.entered === (isCaptured ? row.amount : 0) &&
    row.credited === 0 &&
    row.odd === null &&
    (!isCaptured || takenIn(row, payment) === row.amount) &&
    !['created', 'started', 'returned'].includes(row.state)
  )
}

function isSeenTo(row: AttemptRow, payment: Payment | undefined): boolean {
  const isWallets = row.became === 'credited'
  return (
    ['declined', 'abandoned'].includes(row.state) &&
    row.captures === 0 &&
    row.entered === 0 &&
    isKept(payment) === isWallets &&
    row.credited === (isWallets ? takenIn(row, payment) : 0) &&
    (row.odd === null || (row.became !== null && row.odd === takenIn(row, payment)))
  )
}

/** Charged another amount than requested; some gateways report it without an amount. */
function isOdd(row: AttemptRow, payment: Payment | undefined): boolean {
  return row.odd !== null || (payment?.paidAmount !== undefined && takenIn(row, payment) !== row.amount)
}

/** In rial, rounded down for other currencies. */
function takenIn({ amount, charged, rate }: AttemptRow, payment: Payment | undefined): number {
  const taken = payment?.paidAmount ?? 0
  if (charged === null || rate === null) return taken
  return taken === charged ? amount : Math.floor((taken * rate) / 100)
}

function isChargedRight({ amount, currency, charged, rate }: AttemptRow, payment: Payment | undefined) {
  if (payment === undefined) return true
  if (charged === null || rate === null) return payment.currency === 'IRR' && payment.amount === amount
  const isDue = charged * rate >= amount * 100 && (charged - 1) * rate < amount * 100
  return isDue && payment.currency === currency && payment.amount === charged
}

/** Verified (Mellat: also settled). Abroad every charge is final. */
function isKept(payment: Payment | undefined): boolean {
  if (payment?.gateway === 'oppwa') return payment.status === 'PAID' || payment.status === 'VERIFIED'
  return payment?.status === 'VERIFIED' && (payment.gateway !== 'mellat' || payment.isSettled === true)
}

const attempts = sql<AttemptRow>`
  select attempts.id, reference, amount, state,
    case when purpose in ('order', 'share') then 1 else (select count(*) from payments.attempt_part where attempt_id = attempts.id) end as parts,
    charged_currency as currency, charged_minor as charged, charged_rate_rial as rate,
    (select count(*) from orders.capture where attempt_id = attempts.id::text)
      + (select count(*) from orders.share_payment where id = attempts.id) as captures,
    (select state from orders.share_payment where id = attempts.id) as share,
    entered, credited, odd.taken as odd, odd.became
  from payments.attempts left join payments.odd_money odd on odd.attempt_id = attempts.id
  cross join lateral (
    select -coalesce(sum(posting.amount) filter (where key in ('capture ' || attempts.id, 'capture ' || attempts.id || ' ' || order_id) and class = 'gateway-clearing'), 0)::bigint
        as entered,
      coalesce(sum(posting.amount) filter (where key = 'odd ' || attempts.id and class = 'traveller-wallet'
        and owner = user_id::text), 0)::bigint as credited
    from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
    where wallet.entry.attempt_id = attempts.id) booked`
