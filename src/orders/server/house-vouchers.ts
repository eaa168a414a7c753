import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { minus, type Rial, rial } from '#money/rial.ts'
import type { VoucherProvider, VoucherRequest, VoucherUse } from '#orders/server/voucher-provider.ts'
import { discountOf, type Voucher, type VoucherUsed, voucherFault } from '#orders/voucher.ts'

const name = 'house'

/** Our own codes. The voucher's row is locked, so that limits hold in parallel. */
export const houseVouchers: VoucherProvider = { name, take, revalue, giveBack }

export interface NewVoucher extends Voucher {
  /** that two people made it by */
  readonly proposal?: number | null
  readonly madeAt?: Temporal.Instant
}

/** Is it new? A code that is there stays as it is. */
export async function publish(trx: Trx, voucher: NewVoucher): Promise<boolean> {
  const { worth } = voucher
  const made = await sql`
    insert into orders.voucher (code, product, percent, amount, most, least_total, starts_at, ends_at,
      uses_limit, uses_per_user, budget, is_first_only, proposal, made_at)
    values (${voucher.code}, ${voucher.product}, ${'percent' in worth ? worth.percent : null},
      ${'amount' in worth ? worth.amount : null}, ${voucher.most}, ${voucher.leastTotal}, ${voucher.startsAt},
      ${voucher.endsAt}, ${voucher.usesLimit}, ${voucher.usesPerUser}, ${voucher.budget},
      ${voucher.isFirstOnly ?? false}, ${voucher.proposal ?? null}, ${voucher.madeAt ?? null})
    on conflict (code) do nothing`.execute(trx)
  return made.numAffectedRows === 1n
}

export interface VoucherRow {
  readonly code: string
  readonly product: Voucher['product']
  readonly percent: number | null
  readonly amount: number | null
  readonly most: Rial | null
  readonly least_total: Rial
  readonly starts_at: Temporal.Instant
  readonly ends_at: Temporal.Instant
  readonly uses_limit: number | null
  readonly uses_per_user: number | null
  readonly budget: Rial | null
  readonly used: number
  readonly spent: Rial
  readonly is_first_only: boolean
  readonly proposal: number | null
  readonly stopped_at: Temporal.Instant | null
}

async function take(trx: Trx, asked: VoucherRequest): ReturnType<VoucherProvider['take']> {
  const row = await locked(trx, asked.code)
  if (row === undefined) return { fault: 'VOUCHER_UNKNOWN' }
  if (row.stopped_at !== null) return { fault: 'VOUCHER_EXPIRED' }
  const voucher = voucherOf(row)
  const fault = voucherFault(voucher, await usedOf(trx, row, asked), asked)
  if (fault !== undefined) return { fault }
  const discount = discountOf(voucher, asked.total)
  await sql`update orders.voucher set used = used + 1, spent = spent + ${discount} where code = ${row.code}`.execute(
    trx,
  )
  return { discount }
}

/** A dearer order gets more within the budget; a cheaper one keeps its share even below the code's minimum. */
async function revalue(trx: Trx, { code, discount }: VoucherUse, total: Rial): Promise<Rial> {
  const row = await locked(trx, code)
  if (row === undefined) return discount
  const worth = discountOf(voucherOf(row), total)
  const more = minus(worth, discount)
  const fits = row.budget === null || row.spent + more <= row.budget
  const next = fits ? worth : rial(Math.min(discount, worth))
  await sql`update orders.voucher set spent = spent + ${minus(next, discount)} where code = ${code}`.execute(
    trx,
  )
  return next
}

async function giveBack(trx: Trx, { code, discount }: VoucherUse): Promise<void> {
  await sql`update orders.voucher set used = used - 1, spent = spent - ${discount} where code = ${code}`.execute(
    trx,
  )
}

function locked(trx: Trx, code: string): Promise<VoucherRow | undefined> {
  return maybe(trx, sql<VoucherRow>`select * from orders.voucher where code = ${code} for update`)
}

async function usedOf(
  trx: Trx,
  { code, used, spent, is_first_only }: VoucherRow,
  { userId, orderId }: Pick<VoucherRequest, 'userId' | 'orderId'>,
): Promise<VoucherUsed> {
  const { usesOfUser } = await one(
    trx,
    sql<{ usesOfUser: number }>`
      select count(*) as "usesOfUser" from orders.voucher_use
      where provider = ${name} and code = ${code} and user_id = ${userId} and given_back_at is null`,
  )
  const purchasesOfUser = is_first_only ? await purchasesOf(trx, userId, orderId) : 0
  return { uses: used, spent: rial(spent), usesOfUser, purchasesOfUser }
}

/** His orders beside this one that were paid. */
async function purchasesOf(trx: Trx, userId: string, orderId: string): Promise<number> {
  const { purchases } = await one(
    trx,
    sql<{ purchases: number }>`
      select count(*) as purchases from orders."order"
      where owner_id = ${userId} and id <> ${orderId} and paid_at is not null`,
  )
  return purchases
}

export function voucherOf(row: VoucherRow): Voucher {
  return {
    code: row.code,
    product: row.product,
    worth: row.percent === null ? { amount: rial(row.amount ?? 0) } : { percent: row.percent },
    most: row.most,
    leastTotal: row.least_total,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usesLimit: row.uses_limit,
    usesPerUser: row.uses_per_user,
    budget: row.budget,
    isFirstOnly: row.is_first_only,
  }
}
