import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { Hotels } from '#hotels/server/hotels.ts'
import { type Rial, sum } from '#money/rial.ts'
import { type BoughtFrom, openBoughtByDay } from '#operations/bought-by-day.ts'
import { openBoughtFrom } from '#operations/bought-from.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { OwedOfOrder } from '#wallet/server/owed-to-suppliers.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

/** Rial; negative where the supplier owes us. */
export interface OwedOrder {
  /** `flight/nira`; several together `flight/nira+own`; `own` is our own stock */
  readonly supplier: string
  readonly orderId: string
  readonly product: string
  readonly amount: Rial
  readonly since: Temporal.Instant
}

/** With the names a statement may call it by. */
export interface StatedOrder extends OwedOrder {
  readonly orderNumber: string
  readonly references: readonly string[]
  /** the order it was changed into, which its supplier charges under the same code */
  readonly changedInto?: string | null | undefined
}

export interface Charged {
  readonly reference: string
  readonly amount: Rial
}

/** By order; its rows are summed. */
export type Difference =
  | { readonly kind: 'not-ours'; readonly row: Charged }
  | { readonly kind: 'other-amount'; readonly order: StatedOrder; readonly rows: readonly Charged[] }
  | { readonly kind: 'not-charged'; readonly order: StatedOrder }

export interface SupplierAccounts {
  /** By order; the sum equals the ledger's debt to suppliers. */
  owed(): Promise<readonly OwedOrder[]>
  /** The same as statements call them, earliest first. */
  stated(): Promise<readonly StatedOrder[]>
  /** What was bought from each on these days in Tehran, the most first; what was given back later is not taken off. */
  boughtOn(days: readonly Temporal.PlainDate[], now: Temporal.Instant): Promise<readonly BoughtFrom[]>
  /** What is owed to a supplier of orders until then; until the transaction ends nobody else pays it. */
  lockedDebt(trx: Trx, supplier: string, until: Temporal.Instant): Promise<readonly OwedOrder[]>
  /** Pays these orders out of our account: what is owed of each becomes nothing. */
  pay(trx: Trx, payout: number, orders: readonly OwedOrder[]): Promise<void>
  /** Compares a whole statement with the ledger; empty when they agree to the rial. */
  compared(supplier: string, rows: readonly Charged[]): Promise<readonly Difference[]>
}

interface Rooms {
  readonly wallet: Pick<Wallet, 'owedToSuppliers' | 'owedNow' | 'boughtBetween' | 'paySupplier'>
  readonly orders: Pick<Orders, 'numbersOf'>
  readonly flights: Pick<Flights, 'soldBy' | 'suppliersOf'>
  readonly hotels: Pick<Hotels, 'soldBy'>
}

/** Amounts from the ledger, suppliers from the rooms that bought. */
export function openSupplierAccounts(rooms: Rooms): SupplierAccounts {
  const boughtFrom = openBoughtFrom(rooms)
  async function named(rows: readonly OwedOfOrder[], trx?: Trx): Promise<readonly OwedOrder[]> {
    const suppliers = await boughtFrom(idsOf(rows), trx)
    return rows.map((row) => ({ ...row, supplier: supplierOf(row, suppliers.get(row.orderId)) }))
  }
  const owedAsStated = async () => stated(rooms, await rooms.wallet.owedToSuppliers())
  return {
    owed: async () => named(await rooms.wallet.owedNow()),
    stated: owedAsStated,
    boughtOn: openBoughtByDay(async (from, until) =>
      named(await rooms.wallet.boughtBetween({ from, until })),
    ),
    async lockedDebt(trx, supplier, until) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${supplier}`}, 0))`.execute(trx)
      const orders = await named(await rooms.wallet.owedToSuppliers(trx), trx)
      return orders.filter(
        (one) => one.supplier === supplier && Temporal.Instant.compare(one.since, until) <= 0,
      )
    },
    async pay(trx, payout, orders) {
      for (const { orderId, product, amount } of orders)
        await rooms.wallet.paySupplier(trx, { payout, orderId, product, amount })
    },
    compared: async (supplier, rows) =>
      differences(
        (await owedAsStated()).filter((one) => one.supplier === supplier),
        rows,
      ),
  }
}

/** An order may be owed under several products: bags bought after its ticket. */
function idsOf(rows: readonly OwedOfOrder[]): readonly string[] {
  return [...new Set(rows.map(({ orderId }) => orderId))]
}

function supplierOf({ product }: OwedOfOrder, suppliers: readonly string[] = []): string {
  return `${product}/${suppliers.length === 0 ? 'own' : suppliers.join('+')}`
}

async function stated(
  { orders, flights, hotels }: Rooms,
  rows: readonly OwedOfOrder[],
): Promise<readonly StatedOrder[]> {
  const ids = idsOf(rows)
  const [numbers, ...sold] = await Promise.all([
    orders.numbersOf(ids),
    flights.soldBy(ids),
    hotels.soldBy(ids),
  ])
  const soldBy = new Map<string, Sold>(sold.flat().map((one) => [one.orderId, one]))
  return rows.map((row) => {
    const { suppliers, references = [], changedInto } = soldBy.get(row.orderId) ?? {}
    const orderNumber = numbers.get(row.orderId) ?? row.orderId
    const supplier = supplierOf(row, suppliers)
    return { ...row, supplier, orderNumber, references: [orderNumber, ...references], changedInto }
  })
}

type Sold = Awaited<ReturnType<Rooms['flights']['soldBy']>>[number]

/** What was changed there into another is one with it. */
function asCharged(orders: readonly StatedOrder[]): readonly StatedOrder[] {
  const into = new Map(orders.map(({ orderId, changedInto }) => [orderId, changedInto]))
  const endOf = (orderId: string): string => {
    const next = into.get(orderId)
    return next && into.has(next) ? endOf(next) : orderId
  }
  return [...Map.groupBy(orders, ({ orderId }) => endOf(orderId))].flatMap(([end, of]) => {
    const last = of.find(({ orderId }) => orderId === end)
    if (last === undefined || of.length === 1) return of
    const references = of.flatMap((one) => one.references)
    return [{ ...last, amount: sum(of.map(({ amount }) => amount)), references }]
  })
}

function differences(owed: readonly StatedOrder[], rows: readonly Charged[]): readonly Difference[] {
  const orders = asCharged(owed)
  const named = new Map(
    orders.flatMap((order) => order.references.map((name) => [unmarked(name), order] as const)),
  )
  const charged = Map.groupBy(rows, ({ reference }) => named.get(unmarked(reference)))
  const strangers = (charged.get(undefined) ?? []).map((row) => ({ kind: 'not-ours', row }) as const)
  const ours = orders.flatMap((order): readonly Difference[] => {
    const own = charged.get(order)
    if (own === undefined) return [{ kind: 'not-charged', order }]
    const asked = sum(own.map(({ amount }) => amount))
    return asked === order.amount ? [] : [{ kind: 'other-amount', order, rows: own }]
  })
  return [...strangers, ...ours]
}

function unmarked(name: string): string {
  return name.replaceAll('-', '')
}
