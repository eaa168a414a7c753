import { randomInt } from 'node:crypto'
import { openAppendLog } from '../append-log.ts'
import { lines, type NiraLine, ticketPrefixes } from './lines.ts'

export interface NiraPassenger {
  readonly name: string
  readonly last: string
  readonly age: number
  readonly id: string
  readonly ticket?: string
  /** O open, R refunded */
  readonly status?: 'O' | 'R'
}

export interface NiraPnr {
  readonly pnr: string
  readonly airline: string
  readonly number: number
  readonly date: string
  readonly letter: string
  readonly contact: string
  readonly passengers: readonly NiraPassenger[]
  readonly reservedAt: string
  readonly isCancelled: boolean
}

export interface NiraBooks {
  reserve(order: Omit<NiraPnr, 'pnr' | 'reservedAt' | 'isCancelled'>): NiraPnr
  find(airline: string, pnr: string): NiraPnr | undefined
  byTicket(number: string): NiraPnr | undefined
  issue(pnr: NiraPnr): NiraPnr
  cancel(pnr: NiraPnr): NiraPnr
  refund(pnr: NiraPnr, ticket: string): NiraPnr
  seatsLeft(line: NiraLine, letter: string, date: string): number
  all(): readonly NiraPnr[]
}

/** unissued reservations expire after this time */
const holdMinutes = 20
const letters = 'BCDFGHJKLMNPQRSTVWXYZ23456789'

export function openNiraBooks(file: string | undefined, now: () => Temporal.Instant): NiraBooks {
  const log = openAppendLog<NiraPnr>(file)
  const pnrs = new Map(log.earlier.map((row) => [row.pnr, row]))
  let serial = 2_600_000 + pnrs.size * 9
  const written = (row: NiraPnr): NiraPnr => {
    log.write(row)
    pnrs.set(row.pnr, row)
    return row
  }
  const current = (row: NiraPnr): NiraPnr =>
    isOver(row, now()) ? written({ ...row, isCancelled: true }) : row
  const all = () => [...pnrs.values()].map(current)
  return {
    reserve: (order) =>
      written({ ...order, pnr: newPnr(pnrs), reservedAt: now().toString(), isCancelled: false }),
    find(airline, pnr) {
      const row = pnrs.get(pnr)
      return row?.airline === airline ? current(row) : undefined
    },
    byTicket: (number) => all().find(({ passengers }) => passengers.some(({ ticket }) => ticket === number)),
    issue: (row) =>
      written({
        ...row,
        passengers: row.passengers.map((one) =>
          one.ticket === undefined ? { ...one, ticket: ticketOf(row.airline, serial++), status: 'O' } : one,
        ),
      }),
    cancel: (row) => written({ ...row, isCancelled: true }),
    refund: (row, ticket) =>
      written({
        ...row,
        passengers: row.passengers.map((one) => (one.ticket === ticket ? { ...one, status: 'R' } : one)),
      }),
    seatsLeft: (line, letter, date) => seatsLeft(all(), line, { letter, date }),
    all,
  }
}

function seatsLeft(
  all: readonly NiraPnr[],
  { airline, number, classes }: NiraLine,
  { letter, date }: { readonly letter: string; readonly date: string },
): number {
  const taken = all
    .filter((row) => !row.isCancelled && row.airline === airline && row.number === number)
    .filter((row) => row.letter === letter && row.date === date)
    .flatMap(({ passengers }) => passengers)
    .filter(({ age, status }) => age >= 2 && status !== 'R').length
  return Math.max(0, (classes.find((one) => one.letter === letter)?.seats ?? 0) - taken)
}

export function lineOf(airline: string, number: number): NiraLine | undefined {
  return lines.find((line) => line.airline === airline && line.number === number)
}

export function isIssued({ passengers }: NiraPnr): boolean {
  return passengers.some(({ ticket }) => ticket !== undefined)
}

function isOver(row: NiraPnr, now: Temporal.Instant): boolean {
  if (row.isCancelled || isIssued(row)) return false
  return Temporal.Instant.from(row.reservedAt).until(now).total('minutes') >= holdMinutes
}

function newPnr(taken: ReadonlyMap<string, NiraPnr>): string {
  const pnr = Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return taken.has(pnr) ? newPnr(taken) : pnr
}

function ticketOf(airline: string, serial: number): string {
  const twelve = `${ticketPrefixes[airline] ?? '999'}${String(serial).padStart(9, '0')}`
  return `${twelve}${Number(twelve) % 7}`
}
