import type { Flights } from '#flights/server/flights.ts'
import type { Hotels } from '#hotels/server/hotels.ts'
import { type Rial, sum } from '#money/rial.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

/** What the books owe of one order to whoever sold it to us; rial, below zero where he owes us. */
export interface OwedOrder {
  /** `flight/nira`; of tickets by several together `flight/nira+own`; `own` is our own stock and our own work */
  readonly supplier: string
  readonly orderNumber: string
  readonly amount: Rial
  /** every name it may have in a statement, its own number included */
  readonly references: readonly string[]
}

/** A row of a supplier's statement: a ticket or a booking by one of its names, and what he asks for it. */
export interface Charged {
  readonly reference: string
  readonly amount: Rial
}

/** Where statement and books differ, by order; the rows as they were handed in. Rows of one order count together. */
export type Difference =
  | { readonly kind: 'not-ours'; readonly row: Charged }
  | { readonly kind: 'other-amount'; readonly order: OwedOrder; readonly rows: readonly Charged[] }
  | { readonly kind: 'not-charged'; readonly order: OwedOrder }

export interface SupplierAccounts {
  /** By order, the earliest first; all together are what the books owe suppliers. */
  owed(): Promise<readonly OwedOrder[]>
  /** Holds a supplier's whole statement against the books; none differs when they agree to the rial. */
  compared(supplier: string, rows: readonly Charged[]): Promise<readonly Difference[]>
}

interface Rooms {
  readonly wallet: Pick<Wallet, 'owedToSuppliers'>
  readonly orders: Pick<Orders, 'numbersOf'>
  readonly flights: Pick<Flights, 'soldBy'>
  readonly hotels: Pick<Hotels, 'soldBy'>
}

/** Who is owed what: the amounts are the ledger's, whose they are is known by the rooms that bought. */
export function openSupplierAccounts(rooms: Rooms): SupplierAccounts {
  const owed = () => owedOrders(rooms)
  return {
    owed,
    compared: async (supplier, rows) =>
      differences(
        (await owed()).filter((order) => order.supplier === supplier),
        rows,
      ),
  }
}

async function owedOrders({ wallet, orders, flights, hotels }: Rooms): Promise<readonly OwedOrder[]> {
  const rows = await wallet.owedToSuppliers()
  const ids = [...new Set(rows.map(({ orderId }) => orderId))]
  const [numbers, ...sold] = await Promise.all([
    orders.numbersOf(ids),
    flights.soldBy(ids),
    hotels.soldBy(ids),
  ])
  const soldBy = new Map(sold.flat().map((one) => [one.orderId, one]))
  return rows.map(({ orderId, product, amount }) => {
    const { suppliers = ['own'], references = [] } = soldBy.get(orderId) ?? {}
    const orderNumber = numbers.get(orderId) ?? orderId
    return {
      supplier: `${product}/${suppliers.join('+')}`,
      orderNumber,
      amount,
      references: [orderNumber, ...references],
    }
  })
}

function differences(orders: readonly OwedOrder[], rows: readonly Charged[]): readonly Difference[] {
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

/** `321-2600000018` is also written without its dash. */
function unmarked(name: string): string {
  return name.replaceAll('-', '')
}
