import { fitsOn, wantedOn } from '#flights/changes/server/rebooking/fits.ts'
import { legsOnSale } from '#flights/changes/server/rebooking/leg-wanted.ts'
import { groupsOn, type Rebookable } from '#flights/changes/server/rebooking/rebookable.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { provocations } from '#flights/inventory/server/provocations.ts'
import type { Proposal } from '#flights/proposal.ts'
import { availableBody } from '#flights/search/available-body.ts'
import { soldDaysAhead } from '#flights/search/server/journey.ts'
import { search } from '#flights/search/server/search.ts'
import type { Room } from '#flights/server/room.ts'
import { more } from '#flights/supplier/server/more.ts'
import { partyOf } from '#passengers/party.ts'
import { Refusal } from '#server/refusal.ts'

/** longest wait for suppliers */
const patienceMs = 8000

export function isSold(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  const ahead = today.until(date).days
  return ahead >= 0 && ahead <= soldDaysAhead
}

interface DayWanted {
  readonly found: Rebookable
  readonly date: Temporal.PlainDate
  readonly withSuppliers: boolean
}

export interface OfferInPlace {
  readonly proposal: Proposal
  readonly leg: LegOnSale
}

/** What may be taken on a day in place of a direction, each flight once, at its cheapest. */
export async function flightsOn(
  room: Room,
  wanted: DayWanted,
): Promise<{ readonly offers: readonly OfferInPlace[]; readonly isPending: boolean }> {
  const { found, date } = wanted
  const { proposals: sound, isPending } = await offeredOn(room, wanted)
  const legs = await legsOnSale(
    room,
    sound.map(({ proposalId }) => proposalId),
  )
  const offers = eachOnce(sound).flatMap((proposal) => {
    const leg = legs.get(proposal.proposalId)
    return leg !== undefined && fitsOn(found, leg, date) ? [{ proposal, leg }] : []
  })
  return { offers, isPending }
}

/** Every fare with seats that its party is offered on a day. */
export async function offeredOn(
  room: Room,
  wanted: DayWanted,
): Promise<{ readonly proposals: readonly Proposal[]; readonly isPending: boolean }> {
  const { proposals, isPending } = await offered(room, wanted)
  const sound = proposals.filter(
    ({ seat, flightGroups }) =>
      seat > 0 && !flightGroups.some(({ flightNumber }) => provoked.has(flightNumber)),
  )
  return { proposals: sound, isPending }
}

function eachOnce(proposals: readonly Proposal[]): readonly Proposal[] {
  const cheapest = new Map<string, Proposal>()
  for (const proposal of proposals) {
    const known = cheapest.get(proposal.hash)
    if (known === undefined || proposal.totalPrice < known.totalPrice) cheapest.set(proposal.hash, proposal)
  }
  return [...cheapest.values()]
}

/** Flights with provoked faults are never an alternative. */
const provoked = new Set(provocations.map(({ flightNumber }) => flightNumber))

async function offered(
  room: Room,
  { found, date, withSuppliers }: DayWanted,
): Promise<{ readonly proposals: readonly Proposal[]; readonly isPending: boolean }> {
  const { origin, destination } = wantedOn(found, date)
  const party = partyOf(groupsOn(found, date))
  const body = availableBody({ origin, destination, date: date.toString(), ...party })
  try {
    const { requestId, proposals, pending } = await search(room, body)
    if (!withSuppliers || pending.length === 0) return { proposals, isPending: pending.length > 0 }
    const all = new Map(proposals.map((proposal) => [proposal.proposalId, proposal]))
    for await (const one of more(room, { requestId }, AbortSignal.timeout(patienceMs)))
      for (const proposal of one.proposals) all.set(proposal.proposalId, proposal)
    return { proposals: [...all.values()], isPending: false }
  } catch (error) {
    if (error instanceof Refusal) return { proposals: [], isPending: false }
    throw error
  }
}
