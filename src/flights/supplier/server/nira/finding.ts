import type { Booking, SupplierOrder } from '#flights/supplier/order.ts'
import type { NiraDesk } from '#flights/supplier/server/nira/desk.ts'
import { askNira, saidIn } from '#flights/supplier/server/nira/nira-client.ts'
import {
  flightOfRef,
  type NiraFlightRef,
  orderRef,
  pnrOfRef,
} from '#flights/supplier/server/nira/offer-ref.ts'
import {
  isOf,
  type Retrieved,
  retrievedIn,
  ticketsRetrieved,
  totalRetrieved,
} from '#flights/supplier/server/nira/retrieve-response.ts'
import type { LookupRequest } from '#flights/supplier/supplier.ts'
import { done, mapped, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'
import { unheard } from '#suppliers/server/suppliers.ts'

interface Wanted {
  readonly ref: string
  readonly booking: Booking
}

export function lookupAtNira(
  desk: NiraDesk,
  { ref, booking, others }: LookupRequest,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder | null>> {
  if (ref !== null) return retrieve(desk, { ref, booking }, signal)
  const flight = flightOfRef(booking.offerRef)
  if (flight === undefined) return Promise.resolve(done(null))
  return findByPeople(desk, { booking, flight, others }, signal)
}

export async function retrieve(
  desk: NiraDesk,
  { ref, booking }: Wanted,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder | null>> {
  const row = await rowOf(desk, ref, signal)
  return mapped(row, (found) => found && orderOf(found, { ref, booking }))
}

/** `null` when the host has none. */
export async function rowOf(
  desk: NiraDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<Retrieved | null>> {
  const name = pnrOfRef(ref)
  if (name === undefined) return rejected('other', 'no reservation of this supplier')
  const fields = { AirLine: name.airline, PNR: name.pnr, Complete: 'Y' }
  const heard = await askNira(desk, { page: 'retrieve', fields }, signal)
  if (heard.kind !== 'text') return unheard(heard)
  const said = saidIn(heard)
  if (said.kind === 'words')
    return said.words.startsWith('NO PNR') ? done(null) : rejected('auth', said.words)
  const row = said.kind === 'data' ? retrievedIn(said.data) : undefined
  return row === undefined ? unknown('a reservation that cannot be read') : done(row)
}

function orderOf(row: Retrieved, { ref, booking }: Wanted): SupplierOrder {
  const tickets = ticketsRetrieved(row, booking)
  const groups = booking.travellers.map(({ group }) => group)
  return {
    ref,
    pnr: pnrOfRef(ref)?.pnr ?? ref,
    state: row.Status !== 'ACTIVE' ? 'cancelled' : tickets.length > 0 ? 'issued' : 'held',
    holdUntil: null,
    tickets,
    total: totalRetrieved(row, groups) ?? booking.total,
  }
}

interface PeopleWanted {
  readonly booking: Booking
  readonly flight: NiraFlightRef
  readonly others: readonly string[]
}

/** The terminal's list command in our reading of it (unverified); the first traveller's name must agree in full. */
export async function findByPeople(
  desk: NiraDesk,
  { booking, flight, others }: PeopleWanted,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder | null>> {
  const { airline, number, date } = flight
  const fields = { AirLine: airline, Command: `LP/${airline}${number}/${date}` }
  const heard = await askNira(desk, { page: 'command', fields }, signal)
  if (heard.kind !== 'text') return unheard(heard)
  const said = saidIn(heard)
  if (said.kind !== 'words') return unknown('a list that cannot be read')
  if (said.words.startsWith('AUTH') || said.words.startsWith('INVALID'))
    return rejected('auth', said.words.slice(0, 80))
  const known = new Set([...others, ...desk.refsOfOthers(booking.key)])
  const candidates = pnrsOf(said.words, booking)
    .map((pnr) => orderRef(airline, pnr))
    .filter((ref) => !known.has(ref))
  for (const ref of candidates) {
    const row = await rowOf(desk, ref, signal)
    if (row.kind !== 'done') return row
    if (row.value !== null && row.value.Status === 'ACTIVE' && isOf(row.value, booking)) {
      desk.sent.set(booking.key, { ref })
      return done(orderOf(row.value, { ref, booking }))
    }
  }
  return done(null)
}

/** `P3RZ7 MOHAMMADI/SARA`, a line per person; the newest is last and tried first. */
function pnrsOf(list: string, { travellers: [first] }: Booking): readonly string[] {
  const letters = (name: string) => name.toUpperCase().replace(/[^A-Z/]/g, '')
  const wanted = letters(`${first?.lastName}/${first?.firstName}`)
  return list
    .split(/[\r\n]+/)
    .map((line) => /^\s*([A-Z0-9]{4,8})\s+(.+)$/.exec(line))
    .flatMap((found) => (found?.[1] !== undefined && letters(found[2] ?? '') === wanted ? [found[1]] : []))
    .toReversed()
}
