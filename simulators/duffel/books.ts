import { openAppendLog } from '../append-log.ts'
import { newId } from './ids.ts'
import { type DuffelFate, ticketPrefixes } from './lines.ts'
import type { DuffelBrand, DuffelPrice } from './prices.ts'

export interface OrderPassenger {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly gender: string
  readonly given_name: string
  readonly family_name: string
  readonly born_on: string
  readonly infant_passenger_id: string | null
}

/** Amounts in US cents, times in ISO. */
export interface DuffelOrder {
  readonly id: string
  readonly reference: string
  readonly offerId: string
  readonly requestId: string
  readonly owner: string
  readonly createdAt: string
  readonly metadata: Readonly<Record<string, string>>
  readonly passengers: readonly OrderPassenger[]
  readonly price: DuffelPrice
  /** undefined in old records */
  readonly services?: readonly string[]
  /** those of its services that are seats */
  readonly seats?: readonly SeatSold[]
  /** bought after booking */
  readonly later?: readonly LaterService[]
  /** what a service after booking has become dearer by */
  readonly laterRise?: number
  /** false: its airline sells nothing after booking */
  readonly sellsLater?: boolean
  readonly slices: readonly object[]
  /** undefined in old records, which are not changed */
  readonly brand?: DuffelBrand
  readonly conditions: object
  /** refund penalty per seat; null: not stated; `all`: non-refundable */
  readonly penalty: number | 'all' | null
  readonly fate: DuffelFate | undefined
  readonly paymentRequiredBy: string | null
  readonly priceGuaranteeExpiresAt: string | null
  readonly paidAt: string | null
  readonly tickets: readonly string[]
  readonly cancelledAt: string | null
}

export interface SeatSold {
  readonly id: string
  readonly passenger: string
  readonly cents: number
  readonly designator: string
  readonly flight: number
  readonly seat: string
}

export interface LaterService {
  readonly id: string
  /** the available service it was bought as */
  readonly of: string
  readonly cents: number
  readonly kg: number
  readonly passenger_ids: readonly string[]
  readonly segment_ids: readonly string[]
}

export interface DuffelCancellation {
  readonly id: string
  readonly orderId: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly refund: number | null
  readonly refundTo: 'balance' | 'awaiting_payment'
  readonly confirmedAt: string | null
}

/** By its traveller's wish. Amounts in US cents; a negative change comes back. */
export interface OrderChange {
  readonly id: string
  readonly orderId: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly change: number
  readonly penalty: number
  readonly price: DuffelPrice
  readonly removed: object
  readonly added: object
  readonly confirmedAt: string | null
}

export interface AirlineChange {
  readonly id: string
  readonly order_id: string
  readonly created_at: string
  readonly updated_at: string
  readonly action_taken: null
  readonly action_taken_at: null
  readonly available_actions: readonly string[]
  readonly travel_agent_ticket: null
  readonly removed: readonly object[]
  readonly added: readonly object[]
}

export interface DuffelBooks {
  order(id: string): DuffelOrder | undefined
  write(order: DuffelOrder): DuffelOrder
  /** issues its tickets too */
  paid(order: DuffelOrder, now: Temporal.Instant): DuffelOrder
  cancellation(id: string): DuffelCancellation | undefined
  writeCancellation(row: DuffelCancellation): DuffelCancellation
  cancellationOf(orderId: string): DuffelCancellation | undefined
  writeChange(row: AirlineChange): AirlineChange
  changesOf(orderId: string): readonly AirlineChange[]
  orderChange(id: string): OrderChange | undefined
  writeOrderChange(row: OrderChange): OrderChange
  /** with new tickets */
  changed(order: DuffelOrder, to: OrderChange): DuffelOrder
  /** Somebody elsewhere takes a seat. */
  takeSeat(seat: string): void
  hasSeat(seat: string): boolean
  all(): readonly DuffelOrder[]
}

type Row =
  | { readonly order: DuffelOrder }
  | { readonly cancellation: DuffelCancellation }
  | { readonly change: AirlineChange }
  | { readonly orderChange: OrderChange }

export function openDuffelBooks(file: string | undefined, now: () => Temporal.Instant): DuffelBooks {
  const log = openAppendLog<Row>(file)
  const orders = new Map(
    log.earlier.flatMap((row) => ('order' in row ? [[row.order.id, row.order] as const] : [])),
  )
  const cancellations = new Map(
    log.earlier.flatMap((row) =>
      'cancellation' in row ? [[row.cancellation.id, row.cancellation] as const] : [],
    ),
  )
  const elsewhere = new Set<string>()
  const changes = log.earlier.flatMap((row) => ('change' in row ? [row.change] : []))
  const { count, ...orderChanges } = orderChangesIn(log)
  let serial = 1_000_000 + (orders.size + count) * 9
  const ticketsFor = ({ passengers, owner }: DuffelOrder) => passengers.map(() => ticketOf(owner, serial++))
  const write = (order: DuffelOrder): DuffelOrder => {
    log.write({ order })
    orders.set(order.id, order)
    return order
  }
  const current = (order: DuffelOrder): DuffelOrder =>
    isOver(order, now()) ? write({ ...order, cancelledAt: order.paymentRequiredBy }) : order
  return {
    order(id) {
      const found = orders.get(id)
      return found && current(found)
    },
    write,
    paid: (order, at) => write({ ...order, paidAt: at.toString(), tickets: ticketsFor(order) }),
    cancellation: (id) => cancellations.get(id),
    writeCancellation(row) {
      log.write({ cancellation: row })
      cancellations.set(row.id, row)
      return row
    },
    cancellationOf: (orderId) =>
      [...cancellations.values()].findLast((row) => row.orderId === orderId && row.confirmedAt !== null),
    writeChange(row) {
      log.write({ change: row })
      changes.push(row)
      return row
    },
    changesOf: (orderId) => changes.filter(({ order_id }) => order_id === orderId),
    ...orderChanges,
    changed: (order, { price, added }) =>
      write({ ...order, price, slices: [added], tickets: ticketsFor(order) }),
    takeSeat: (seat) => void elsewhere.add(seat),
    hasSeat: (seat) =>
      elsewhere.has(seat) ||
      [...orders.values()].some(
        ({ cancelledAt, seats = [] }) => cancelledAt === null && seats.some((one) => one.seat === seat),
      ),
    all: () => [...orders.values()].map(current),
  }
}

function orderChangesIn(log: ReturnType<typeof openAppendLog<Row>>) {
  const rows = new Map(
    log.earlier.flatMap((row) =>
      'orderChange' in row ? [[row.orderChange.id, row.orderChange] as const] : [],
    ),
  )
  return {
    count: rows.size,
    orderChange: (id: string) => rows.get(id),
    writeOrderChange(row: OrderChange): OrderChange {
      log.write({ orderChange: row })
      rows.set(row.id, row)
      return row
    },
  }
}

export function newCancellation(row: Omit<DuffelCancellation, 'id' | 'confirmedAt'>): DuffelCancellation {
  return { ...row, id: newId('ore'), confirmedAt: null }
}

function isOver({ paymentRequiredBy, paidAt, cancelledAt }: DuffelOrder, now: Temporal.Instant): boolean {
  if (paymentRequiredBy === null || paidAt !== null || cancelledAt !== null) return false
  return Temporal.Instant.compare(now, Temporal.Instant.from(paymentRequiredBy)) >= 0
}

function ticketOf(owner: string, serial: number): string {
  return `${ticketPrefixes[owner] ?? '125'}${String(serial).padStart(10, '0')}`
}
