import { rulesOn } from '#flights/pricing/server/ruled-leg.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { AvailableBody, Place } from '#flights/requests.ts'
import type { Results } from '#flights/responses.ts'
import { connected } from '#flights/search/server/found/connected.ts'
import { direct } from '#flights/search/server/found/direct.ts'
import { type Found, penaltyRisesMs } from '#flights/search/server/found/stored-texts.ts'
import { type SearchesWanted, searchesWanted } from '#flights/search/server/search-wanted.ts'
import type { SearchWanted } from '#flights/search/server/searches.ts'
import { refuseUnflown } from '#flights/search/server/unflown.ts'
import { sorted } from '#flights/search/sorting.ts'
import type { Room } from '#flights/server/room.ts'
import { requestedFrom } from '#flights/supplier/server/gather.ts'

/** direct and sold-out journeys are never left out */
const shownAtMost = 300

export async function search(room: Room, asked: AvailableBody): Promise<Results> {
  const wanted = await wantedHere(room, wantedFrom(room, asked))
  const { proposals } = await foundFor(room, wanted)
  return { ...headOf(room, wanted), proposals: [...proposals] }
}

export async function searchText(room: Room, asked: AvailableBody): Promise<readonly Buffer[]> {
  const { wanted: checked, question } = askedBefore(room, asked)
  const wanted = await wantedHere(room, checked)
  const [{ searchedAt, channel }] = wanted.searches
  const { key } = await rulesOn(room, searchedAt, channel)
  const list = await room.texts.textOf(key === '' ? question : `${question} ${key}`, () =>
    foundFor(room, wanted),
  )
  const head = JSON.stringify(headOf(room, wanted)).slice(0, -1)
  return [Buffer.from(`{"data":${head},"proposals":`), list, end]
}

/** Equal requests within a minute are checked once: the rules change at midnight only. */
function askedBefore(room: Room, asked: AvailableBody): { wanted: SearchesWanted; question: string } {
  const searchedAt = room.clock.now()
  const name = `${Math.floor(searchedAt.epochMilliseconds / 60_000)}${JSON.stringify(asked)}`
  const known = room.asked.get(name)
  if (known !== undefined) return { ...known, wanted: at(known.wanted, { searchedAt }) }
  const wanted = wantedFrom(room, asked)
  const checked = { wanted, question: questionOf(wanted) }
  room.asked.set(name, checked)
  return checked
}

function at(
  { scope, searches: [first, ...more] }: SearchesWanted,
  moment: Partial<Pick<SearchWanted, 'searchedAt' | 'channel'>>,
): SearchesWanted {
  return { scope, searches: [{ ...first, ...moment }, ...more.map((one) => ({ ...one, ...moment }))] }
}

async function wantedHere({ orders }: Room, wanted: SearchesWanted): Promise<SearchesWanted> {
  return at(wanted, { channel: await orders.pricing.channelNow() })
}

function wantedFrom(room: Room, asked: AvailableBody): SearchesWanted {
  const wanted = searchesWanted(asked, { searchedAt: room.clock.now(), channel: 'site' })
  refuseUnflown(room, wanted.searches)
  return wanted
}

const end = Buffer.from('}}')

function questionOf({ searches }: SearchesWanted): string {
  return searches
    .map(({ legs, party: { adults, children, infants }, cabinClass, flightType }) =>
      [
        flightType,
        adults,
        children,
        infants,
        cabinClass ?? '',
        ...legs.map(
          ({ origin, destination, date }) => `${placeText(origin)}${placeText(destination)}${date}`,
        ),
      ].join(' '),
    )
    .join('_')
}

function placeText({ code, kind }: Place): string {
  return `${code}${kind === 'CityCode' ? 'c' : 'a'}`
}

/** Everything but the proposals. Request ids are signed anew for each request. */
function headOf(room: Room, { scope, searches }: SearchesWanted): Omit<Results, 'proposals'> {
  const [first, back] = searches
  const out = room.tokens.issue(first)
  return {
    requestId: out.requestId,
    returningRequestId: back === undefined ? null : room.tokens.issue(back).requestId,
    scope,
    pending: [...requestedFrom(room, out)],
    searchedAt: out.searchedAt.toString({ smallestUnit: 'second' }),
    validUntil: out.validUntil.toString({ smallestUnit: 'second' }),
  }
}

async function foundFor(room: Room, { scope, searches }: SearchesWanted): Promise<Found> {
  const found = await Promise.all(searches.map((one) => foundOf(room, scope, one)))
  return {
    proposals: found.flatMap(({ proposals }) => proposals),
    untilMs: Math.min(...found.map(({ untilMs }) => untilMs)),
  }
}

/** Domestic: direct flights, or connections where nobody flies directly. Abroad: everything that connects. */
async function foundOf(room: Room, scope: SearchesWanted['scope'], wanted: SearchWanted): Promise<Found> {
  const first = scope === 'domestic' ? await straightOf(room, wanted) : nothing
  const isEnough = first.proposals.length > 0
  const journeys = isEnough ? nothing : await connected(room, wanted)
  // abroad direct flights come second: their days were read for the journeys
  const straight = scope === 'domestic' ? first : await straightOf(room, wanted)
  const all = new Map(
    [...straight.proposals, ...journeys.proposals].map((proposal) => [proposal.proposalId, proposal]),
  )
  const proposals = isEnough ? straight.proposals : few(sorted([...all.values()], 'Cheapest'))
  return {
    proposals: returning(proposals, wanted),
    untilMs: Math.min(straight.untilMs, journeys.untilMs, penaltyRisesMs(proposals)),
  }
}

async function straightOf(room: Room, wanted: SearchWanted): Promise<Found> {
  return wanted.legs.length === 1 ? direct(room, wanted) : nothing
}

const nothing: Found = { proposals: [], untilMs: Number.POSITIVE_INFINITY }

function few(proposals: readonly Proposal[]): readonly Proposal[] {
  const isKept = ({ seat, flightGroups }: Proposal) =>
    seat === 0 || flightGroups.every(({ flightLegs }) => flightLegs.length === 1)
  const room = shownAtMost - proposals.filter(isKept).length
  let shown = 0
  return proposals.filter((proposal) => isKept(proposal) || shown++ < room)
}

function returning(proposals: readonly Proposal[], { isReturning }: SearchWanted): readonly Proposal[] {
  return isReturning ? proposals.map((proposal) => ({ ...proposal, isReturning })) : proposals
}
