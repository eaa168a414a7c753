import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import { minus, negative, type Rial, rial, ZERO } from '#money/rial.ts'
import type { Account, Entry } from '#wallet/ledger.ts'

export type Settlement = {
  /** the bank's transfer number; entered once */
  readonly reference: string
  readonly amount: Rial
} & (
  | {
      readonly gatewayId: number
      readonly fee?: Rial
    }
  | { readonly providerId: string }
)

const ourAccount: Account = { class: 'bank', name: 'settlement' }
const gatewayFees: Account = { class: 'revenue', product: 'gateway-fees' }

export function settlementEntry(settlement: Settlement): Entry {
  const { reference, amount } = settlement
  if (amount <= 0) throw new RangeError('a settlement of nothing')
  if ('gatewayId' in settlement) {
    const { gatewayId, fee = ZERO } = settlement
    if (fee < 0 || fee >= amount) throw new RangeError('a settlement of which nothing arrives')
    return {
      key: gatewayKey(gatewayId, reference),
      kind: 'gateway-settled',
      memo: reference,
      postings: [
        { account: ourAccount, amount: minus(fee, amount) },
        ...(fee === ZERO ? [] : [{ account: gatewayFees, amount: negative(fee) }]),
        { account: { class: 'gateway-clearing', gatewayId }, amount },
      ],
    }
  }
  const { providerId } = settlement
  return {
    key: `payout ${providerId} settled ${reference}`,
    kind: 'payout-settled',
    memo: reference,
    postings: [
      { account: { class: 'payout-clearing', providerId }, amount: negative(amount) },
      { account: ourAccount, amount },
    ],
  }
}

/** Which of these transactions a gateway's settlements brought before. */
export async function settledAmong(
  trx: Trx,
  gatewayId: number,
  references: readonly string[],
): Promise<readonly string[]> {
  const keys = references.map((reference) => gatewayKey(gatewayId, reference))
  const rows = await all(
    trx,
    sql<{ memo: string }>`select memo from wallet.entry where key = any(${keys}::text[])`,
  )
  return rows.map(({ memo }) => memo)
}

function gatewayKey(gatewayId: number, reference: string): string {
  return `gateway ${gatewayId} settled ${reference}`
}

/** Nets suppliers' refund debts against our ticket debts, per product, once a day. */
export async function netSuppliers(
  database: Database,
  day: Temporal.PlainDate,
  post: (trx: Trx, entry: Entry) => Promise<boolean>,
): Promise<void> {
  const products = await all(
    database,
    sql<{ owner: string }>`
      select owner from wallet.account where class = 'supplier-receivable' group by owner having sum(balance) < 0`,
  )
  for (const { owner } of products)
    await database.transaction().execute(async (trx) => {
      const amount = await nettable(trx, owner)
      if (amount > 0) await post(trx, nettingEntry(owner, day, amount))
    })
}

/** Locks both accounts in the fixed order. */
async function nettable(trx: Trx, product: string): Promise<Rial> {
  const rows = await all(
    trx,
    sql<{ class: string; balance: number }>`
      select class, balance from wallet.account
      where class in ('supplier-payable', 'supplier-receivable') and owner = ${product}
      order by class, part for update`,
  )
  const balanceOf = (name: string) =>
    rows.reduce((sum, row) => (row.class === name ? sum + row.balance : sum), 0)
  return rial(Math.max(0, Math.min(balanceOf('supplier-payable'), -balanceOf('supplier-receivable'))))
}

function nettingEntry(product: string, day: Temporal.PlainDate, amount: Rial): Entry {
  return {
    key: `netted ${product} ${day}`,
    kind: 'supplier-netted',
    memo: `${product} ${day}`,
    postings: [
      { account: { class: 'supplier-payable', product }, amount: negative(amount) },
      { account: { class: 'supplier-receivable', product }, amount },
    ],
  }
}
