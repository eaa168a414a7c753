import { unclearStates } from '#flights/supplier/life.ts'
import type { SupplierOrder } from '#flights/supplier/order.ts'
import { filed } from '#flights/supplier/server/booking.ts'
import { unusedNumbers } from '#flights/supplier/server/coupon-numbers.ts'
import { type Bookings, lookUp } from '#flights/supplier/server/looking-up.ts'
import { type OrderOffer, offersOf, type SoldDirection } from '#flights/supplier/server/order-offers.ts'
import { issuedAs, moved, type SupplierOrderRow, unsent } from '#flights/supplier/server/outbox.ts'
import { receiveChanges } from '#flights/supplier/server/supplier-changes.ts'
import { wantRefund } from '#flights/supplier/server/supplier-refunding.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import type { Rial } from '#money/rial.ts'
import type { Outcome } from '#suppliers/outcome.ts'

export interface SuppliedLeg {
  readonly leg: number
  readonly pnr: string
  readonly numbers: readonly string[]
}

export type IssuedThere =
  | { readonly kind: 'issued'; readonly legs: readonly SuppliedLeg[] }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'later'; readonly afterSeconds: number }

/** delay before an order's supplier is asked again */
const againAfterSeconds = 5

/** Issues an order's supplier offers, all or none: after a failure the callers take back what was issued. */
export async function issueAtSuppliers(
  desk: Bookings,
  orderId: string,
  directions: readonly SoldDirection[],
): Promise<IssuedThere> {
  const legs: SuppliedLeg[] = []
  const issued: SupplierOrderRow[] = []
  for (const offer of offersOf(directions)) {
    const row = await issueOffer(desk, orderId, offer)
    if (row.state === 'issued') {
      issued.push(row)
      legs.push(...suppliedLegs(await numbered(desk, row), offer))
    } else if (row.state === 'failed' || row.state === 'released') {
      await takeBack(desk, issued)
      return { kind: 'failed', reason: `${offer.supplier}: ${row.reason ?? row.state}` }
    } else return { kind: 'later', afterSeconds: againAfterSeconds }
  }
  return { kind: 'issued', legs }
}

async function issueOffer(desk: Bookings, orderId: string, offer: OrderOffer): Promise<SupplierOrderRow> {
  const { row, isNew } = await filed(desk, { orderId, offer })
  const supplier = desk.suppliers.of(offer.supplier)
  if (supplier === undefined) return row
  const agreed = offer.total
  if (isNew)
    return isBoughtAtOnce(supplier) ? issueAtSupplier(desk, supplier, { row, agreed }) : neverHeld(desk, row)
  await desk.suppliers.ready()
  const standing = isUnclear(row) ? await lookUp(desk, row) : row
  if (standing.state !== 'held' || desk.suppliers.rests(supplier)) return standing
  if (!(await heardOfOld(desk, standing))) return standing
  const sent = await moved(desk.database, row.key, { to: 'issuing', now: desk.clock.now(), isAsking: true })
  return sent === undefined ? standing : issueAtSupplier(desk, supplier, { row: sent, agreed })
}

/** What its airline did to the flights that are changed is theirs, and never told of the new ones. */
async function heardOfOld(
  desk: Bookings,
  { supplier, booking: { changeOf } }: SupplierOrderRow,
): Promise<boolean> {
  if (changeOf === undefined) return true
  const old = await issuedAs(desk.database, supplier, changeOf)
  return old === undefined || (await receiveChanges(desk, old)) !== 'unanswered'
}

/** Without a hold it is bought at payment; a supplier that always holds has lost it. */
function isBoughtAtOnce({ caps }: FlightSupplier): boolean {
  return caps.hold === 'none' || caps.instantOnly
}

function isUnclear({ state }: SupplierOrderRow): boolean {
  return unclearStates.some((one) => one === state)
}

/** Seats that were never requested cannot be issued: the order fails and is refunded. */
async function neverHeld({ database, clock }: Bookings, row: SupplierOrderRow): Promise<SupplierOrderRow> {
  return (await moved(database, row.key, { to: 'failed', now: clock.now(), reason: 'never held' })) ?? row
}

/** Sends a row in state `issuing`, or `asked` where booking and issuing are one call. */
async function issueAtSupplier(
  { database, clock, log, suppliers }: Bookings,
  supplier: FlightSupplier,
  { row, agreed }: { readonly row: SupplierOrderRow; readonly agreed: Rial },
): Promise<SupplierOrderRow> {
  const wish = { ref: row.ref, booking: row.booking, agreed }
  const outcome = await suppliers.ask(supplier, (patience) => supplier.issue(wish, patience))
  const now = clock.now()
  log.info({ key: row.key, supplier: supplier.name, kind: outcome.kind }, 'supplier.issue')
  if (outcome.kind === 'notSent' && row.ref === null) {
    await unsent(database, row.key)
    return row
  }
  // after a final rejection the hold is released at once
  if (outcome.kind === 'rejected' && row.ref !== null)
    await supplier.release(row.ref, { signal: AbortSignal.timeout(supplier.caps.callMs) })
  return (await moved(database, row.key, { ...moveFor(outcome), now })) ?? row
}

function moveFor(outcome: Outcome<SupplierOrder>) {
  switch (outcome.kind) {
    case 'done':
      return { to: 'issued', order: outcome.value } as const
    case 'rejected':
      return { to: 'failed', reason: `${outcome.code}: ${outcome.message}` } as const
    case 'notSent':
      return { to: 'held', reason: outcome.why } as const
    case 'processing':
      return { to: 'unknown', reason: 'accepted, and not done yet' } as const
    case 'unknown':
      return { to: 'unknown', reason: outcome.why } as const
    default:
      return outcome satisfies never
  }
}

/** With the tickets' numbers in the travellers' order. */
async function numbered({ database }: Bookings, row: SupplierOrderRow) {
  const { tickets, booking, orderId } = row
  const numbers = tickets.toSorted((a, b) => a.passenger - b.passenger).map(({ number }) => printed(number))
  const isChange = booking.changeOf !== undefined
  return { ...row, numbers: isChange ? await unusedNumbers(database, numbers, orderId) : numbers }
}

function suppliedLegs(
  { pnr, ref, numbers }: Awaited<ReturnType<typeof numbered>>,
  { legs }: OrderOffer,
): readonly SuppliedLeg[] {
  return legs.map((leg, at) => ({
    leg,
    pnr: pnr ?? ref ?? '',
    // one ticket for several directions has a coupon for each
    numbers: numbers.map((number) => (at === 0 ? number : `${number}/${at + 1}`)),
  }))
}

/** Thirteen digits as airlines print them: `321-2600000018`. */
function printed(number: string): string {
  return /^\d{13}$/.test(number) ? `${number.slice(0, 3)}-${number.slice(3)}` : number
}

async function takeBack(
  { database, clock, log }: Bookings,
  issued: readonly SupplierOrderRow[],
): Promise<void> {
  for (const row of issued) {
    const passengers = row.booking.travellers.map((_, passenger) => passenger)
    await wantRefund(database, row, { passengers, now: clock.now() })
    log.warn({ key: row.key, supplier: row.supplier }, 'supplier.issued-in-vain')
  }
}
