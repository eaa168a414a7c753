import assert from 'node:assert/strict'
import { passengersPath } from '#flights/booking/passengers-path.ts'
import type { Proposal } from '#flights/proposal.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import type { SupplierSettings } from '#flights/supplier/server/supplier-settings.ts'
import { dayAhead, eventually } from './shopper.ts'
import type { Stage } from './stage.ts'

export type SupplierName = SupplierSettings['name']

export interface FlightThere {
  readonly from: string
  readonly to: string
  readonly daysAhead: number
  readonly flight: string
}

export interface Offered {
  readonly proposal: Proposal
  readonly passengersPath: string
}

function asked({ from, to, daysAhead }: FlightThere) {
  return {
    origin: { code: from, kind: 'AirportCode' },
    destination: { code: to, kind: 'AirportCode' },
    date: dayAhead(daysAhead),
    adults: 1,
    children: 0,
    infants: 0,
  } as const
}

export async function offered(stage: Stage, wish: FlightThere): Promise<Offered> {
  const search = asked(wish)
  const { flights } = stage.product.agency
  const { requestId } = await flights.search({ ...search, flightType: 1, dates: [search.date] })
  for await (const { proposals } of flights.more({ requestId })) {
    const proposal = proposals.find((one) => one.flightGroups[0]?.flightNumber === wish.flight)
    if (proposal === undefined) continue
    return {
      proposal,
      passengersPath: passengersPath(search, { requestId, proposalId: proposal.proposalId }),
    }
  }
  assert.fail(`nobody sells ${wish.flight}`)
}

export function listOf(wish: FlightThere): string {
  return resultsPath(asked(wish))
}

export async function goesWrong(stage: Stage, at: SupplierName, name: string): Promise<void> {
  const response = await fetch(`${addressOf(stage, at)}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, times: 1 }),
  })
  assert.equal(response.status, 200, await response.text())
}

export interface NiraRow {
  readonly number: number
  readonly date: string
  readonly isCancelled: boolean
  readonly passengers: readonly { readonly ticket?: string; readonly status?: string }[]
}

export interface DuffelRow {
  readonly tickets: readonly string[]
  readonly cancelledAt: string | null
}

export async function niraBooks(
  stage: Stage,
  { flight, daysAhead }: FlightThere,
): Promise<readonly NiraRow[]> {
  const { pnrs } = (await booksOf(stage, 'nira')) as { readonly pnrs: readonly NiraRow[] }
  const date = dayAhead(daysAhead)
  return pnrs.filter((row) => row.date === date && row.number === Number(flight.slice(3)))
}

export async function duffelBooks(stage: Stage): Promise<readonly DuffelRow[]> {
  const { orders } = (await booksOf(stage, 'duffel')) as { readonly orders: readonly DuffelRow[] }
  return orders
}

async function booksOf(stage: Stage, name: SupplierName): Promise<unknown> {
  return (await fetch(`${addressOf(stage, name)}/books`)).json()
}

function addressOf(stage: Stage, name: SupplierName): string {
  const settings = stage.product.settings.suppliers.find((one) => one.name === name)
  assert.ok(settings, `${name} sells here`)
  return settings.baseUrl
}

/** Runs the suppliers' job now instead of waiting for its minute. */
export async function settled(stage: Stage, isSo: () => Promise<boolean>, what: string): Promise<void> {
  await stage.product.agency.flights.work.settleSuppliers()
  await eventually(isSo, what)
}
