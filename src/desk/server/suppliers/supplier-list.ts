import type { SupplierRooms } from '#desk/server/suppliers/rooms.ts'
import { supplierNames } from '#desk/server/suppliers/supplier-names.ts'
import type { FiguresView, SupplierView } from '#desk/suppliers-calls.ts'
import { minus, type Rial, sum } from '#money/rial.ts'
import type { OwedOrder } from '#operations/supplier-accounts.ts'
import { percentile } from '#suppliers/latency.ts'
import type { SupplierCredit } from '#suppliers/server/credit.ts'
import type { Figures } from '#suppliers/server/stored-tally.ts'
import type { SupplierState } from '#suppliers/server/supplier-monitor.ts'

/** Those of the settings, and whoever was asked, switched or given a limit. */
export async function supplierList(
  rooms: Pick<SupplierRooms, 'supplierMonitor' | 'supplierAccounts' | 'orders'>,
): Promise<readonly SupplierView[]> {
  const { supplierMonitor, supplierAccounts } = rooms
  const [state, orders] = await Promise.all([supplierMonitor.state(), supplierAccounts.owed()])
  // of thousands of orders the names are taken apart once for those that were bought together
  const owed = [...Map.groupBy(orders, ({ supplier }) => supplier)].map(([supplier, own]) => ({
    supplier,
    amount: sum(own.map(({ amount }) => amount)),
  }))
  const nameOf = supplierNames(rooms)
  const named = [state.lastDay, state.switches, state.credits].flat().map(({ supplier }) => supplier)
  return [...new Set([...supplierMonitor.known.keys(), ...named])]
    .toSorted()
    .map((supplier) => ({ ...viewOf(supplier, state, owed), name: nameOf(supplier) }))
}

function viewOf(
  supplier: string,
  state: SupplierState,
  orders: readonly Pick<OwedOrder, 'supplier' | 'amount'>[],
): Omit<SupplierView, 'name'> {
  const by = <T extends { readonly supplier: string }>(rows: readonly T[]) =>
    rows.find((one) => one.supplier === supplier)
  const [decided, resting, credit] = [by(state.switches), by(state.resting), by(state.credits)]
  const owed = owedTo(supplier, orders)
  return {
    supplier,
    status: decided?.isOff === true ? 'off' : resting === undefined ? 'on' : 'resting',
    servers: resting?.servers ?? 0,
    switched:
      decided === undefined
        ? null
        : { by: decided.changedBy, at: decided.changedAt.toString(), reason: decided.reason },
    hour: figuresView(by(state.lastHour)),
    day: figuresView(by(state.lastDay)),
    owed,
    credit: credit === undefined ? null : { ...creditLeft(credit, owed) },
  }
}

function figuresView(figures: Figures | undefined): FiguresView {
  const { calls = 0, rejected = 0, notSent = 0, unknown = 0, prices = 0, changed = 0 } = figures ?? {}
  const of = (percent: number) => percentile(figures?.latencies ?? [], percent)
  return { calls, rejected, notSent, unknown, prices, changed, p50: of(50), p95: of(95), p99: of(99) }
}

/** An order that several sold together counts for each of them: rather less is left than more. */
export function owedTo(supplier: string, orders: readonly Pick<OwedOrder, 'supplier' | 'amount'>[]): Rial {
  const [product = '', name = ''] = supplier.split('/')
  const own = orders.filter((one) => {
    const [kind, names = ''] = one.supplier.split('/')
    return kind === product && names.split('+').includes(name)
  })
  return sum(own.map(({ amount }) => amount))
}

export function creditLeft({ limit, alarmBelow }: SupplierCredit, owed: Rial) {
  const left = minus(limit, owed)
  return { limit, alarmBelow, left, isLow: left < alarmBelow }
}
