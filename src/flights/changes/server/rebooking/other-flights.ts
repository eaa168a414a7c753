import type { OtherFlight, OtherFlights } from '#flights/changes/rebooking.ts'
import { daysOf, fits, wantedOn } from '#flights/changes/server/rebooking/fits.ts'
import { legsOnSale } from '#flights/changes/server/rebooking/leg-wanted.ts'
import {
  type DirectionOf,
  groupsOn,
  type Rebookable,
  rebookable,
} from '#flights/changes/server/rebooking/rebookable.ts'
import { todayAt } from '#flights/inventory/server/flight-day.ts'
import { provocations } from '#flights/inventory/server/provocations.ts'
import type { Proposal } from '#flights/proposal.ts'
import { availableBody } from '#flights/search/available-body.ts'
import { soldDaysAhead } from '#flights/search/server/journey.ts'
import { search } from '#flights/search/server/search.ts'
import type { Room } from '#flights/server/room.ts'
import { more } from '#flights/supplier/server/more.ts'
import { type Rial, rial } from '#money/rial.ts'
import { differenceOf } from '#orders/rebooking.ts'
import { partyOf } from '#passengers/party.ts'
import { Refusal } from '#server/refusal.ts'

/** per day, closest in price first */
const shownADay = 20
/** longest wait for suppliers */
const patienceMs = 8000

export interface OtherFlightsWanted extends DirectionOf {
  readonly withSuppliers?: boolean
}

export async function otherFlights(room: Room, wanted: OtherFlightsWanted): Promise<OtherFlights> {
  const found = await rebookable(room, wanted)
  const today = todayAt(room.clock.now())
  const dates = daysOf(found).filter((date) => isSold(date, today))
  const days = await Promise.all(dates.map((date) => dayOf(room, { found, date, ...wanted })))
  return {
    passengers: [...found.passengers],
    worth: found.worth,
    hasBags: found.hasBags,
    days: days
      .filter(({ flights }) => flights.length > 0)
      .map(({ date, flights }) => ({ date: date.toString(), flights })),
    isPending: days.some(({ isPending }) => isPending),
  }
}

function isSold(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  const ahead = today.until(date).days
  return ahead >= 0 && ahead <= soldDaysAhead
}

interface DayWanted extends Pick<OtherFlightsWanted, 'withSuppliers'> {
  readonly found: Rebookable
  readonly date: Temporal.PlainDate
}

async function dayOf(room: Room, { found, date, withSuppliers = false }: DayWanted) {
  const { proposals, isPending } = await offered(room, { found, date, withSuppliers })
  const sound = proposals.filter(
    ({ seat, flightGroups }) =>
      seat > 0 && !flightGroups.some(({ flightNumber }) => provoked.has(flightNumber)),
  )
  const legs = await legsOnSale(
    room,
    sound.map(({ proposalId }) => proposalId),
  )
  const flights = eachOnce(sound)
    .filter(({ proposalId }) => {
      const leg = legs.get(proposalId)
      return leg !== undefined && fits(found, leg)
    })
    .flatMap((proposal) => shown(proposal, found.worth))
    .toSorted((a, b) => Math.abs(a.total - found.worth) - Math.abs(b.total - found.worth))
    .slice(0, shownADay)
  return { date, flights, isPending }
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
  { found, date, withSuppliers }: Required<DayWanted>,
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

function shown(proposal: Proposal, worth: Rial): readonly OtherFlight[] {
  const { proposalId, cabinClass, totalPrice: total, flightGroups } = proposal
  const [flightGroup] = flightGroups
  if (flightGroup === undefined) return []
  return [{ proposalId, flightGroup, cabinClass, total, ...differenceOf(rial(total), worth) }]
}
