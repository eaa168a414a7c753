import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import { type NewVoucher, publish, type VoucherRow, voucherOf } from '#orders/server/house-vouchers.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import type { Voucher } from '#orders/voucher.ts'

export interface CodeListed extends Voucher {
  readonly used: number
  readonly spent: Rial
  readonly proposal: number | null
  readonly stoppedAt: Temporal.Instant | null
}

export interface CodeUse {
  readonly orderNumber: string
  readonly discount: Rial
  readonly takenAt: Temporal.Instant
  readonly givenBackAt: Temporal.Instant | null
}

/** The house's discount codes, for its own people: who calls this has asked for their permission. */
export interface Codes {
  /** The newest first. */
  list(): Promise<readonly CodeListed[]>
  /** The latest uses of a code, those given back too. */
  usesOf(code: string): Promise<readonly CodeUse[]>
  /** Refuses CODE_TAKEN. */
  write(trx: Trx, voucher: NewVoucher): Promise<void>
  /** From now on it gives nothing; what was taken stays. Refuses VOUCHER_UNKNOWN. */
  stop(trx: Trx, code: string): Promise<void>
}

const listed = 200

export function openCodes({ database, clock }: Pick<Room, 'database' | 'clock'>): Codes {
  return {
    async list() {
      const rows = await all(
        database,
        sql<VoucherRow>`select * from orders.voucher order by made_at desc nulls last, code limit ${listed}`,
      )
      return rows.map((row) => ({
        ...voucherOf(row),
        used: row.used,
        spent: row.spent,
        proposal: row.proposal,
        stoppedAt: row.stopped_at,
      }))
    },
    usesOf: (code) =>
      all(
        database,
        sql<CodeUse>`
          select number as "orderNumber", use.discount, taken_at as "takenAt", given_back_at as "givenBackAt"
          from orders.voucher_use use join orders."order" bought on bought.id = use.order_id
          where provider = 'house' and code = ${code} order by use.id desc limit ${listed}`,
      ),
    async write(trx, voucher) {
      if (!(await publish(trx, { ...voucher, madeAt: clock.now() })))
        throw refuse('CODE_TAKEN', { property: 'code' })
    },
    async stop(trx, code) {
      const stopped = await maybe(
        trx,
        sql`update orders.voucher set stopped_at = coalesce(stopped_at, ${clock.now()}) where code = ${code} returning code`,
      )
      if (stopped === undefined) throw refuse('VOUCHER_UNKNOWN')
    },
  }
}
