import type { Database } from '#database/database.ts'
import { rulesOn } from '#flights/pricing/server/ruled-leg.ts'
import type { Proposal } from '#flights/proposal.ts'
import { type Moment, proposalOf } from '#flights/search/server/proposals.ts'
import { type SearchWanted, seatsOfFares } from '#flights/search/server/searches.ts'
import type { Room } from '#flights/server/room.ts'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import { offerFaults } from '#flights/supplier/offer-faults.ts'
import { queryKey, type SearchQuery } from '#flights/supplier/query.ts'
import { merged } from '#flights/supplier/server/merged.ts'
import { believed } from '#flights/supplier/server/price-integrity.ts'
import { type SharedSearch, type StoredOffer, sharedSearch } from '#flights/supplier/server/shared-search.ts'
import { keepOffers } from '#flights/supplier/server/store-offers.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import { seatCount } from '#passengers/party.ts'

export interface Gathered {
  readonly supplier: string
  readonly proposals: readonly Proposal[]
  /** the last line of each supplier: everything sent, or broken off */
  readonly ended: 'whole' | 'broken' | null
  /** no other supplier is still to answer */
  readonly isComplete: boolean
}

export type GatheredOfOne = Omit<Gathered, 'isComplete'>

type Gathering = Pick<Room, 'suppliers' | 'database' | 'clock' | 'log' | 'orders'>

/** cache time; seats and prices are checked again before payment */
const keptMs = 60_000

export function requestedFrom(
  { suppliers }: Pick<Gathering, 'suppliers'>,
  search: SearchWanted,
): readonly string[] {
  const query = queryOf(search)
  return suppliers.all.filter((one) => one.covers(query)).map(({ name }) => name)
}

/** Offers of all suppliers as they arrive, each with its own timeout. Equal searches under way are shared. */
export async function* gather(
  room: Gathering,
  search: SearchWanted,
  { signal }: { readonly signal: AbortSignal },
): AsyncGenerator<GatheredOfOne> {
  const query = queryOf(search)
  const asked = room.suppliers.all.filter((one) => one.covers(query))
  yield* merged(asked.map((supplier) => gatheredFrom(room, { supplier, query, search }, signal)))
}

interface SupplierSearch {
  readonly supplier: FlightSupplier
  readonly query: SearchQuery
  readonly search: SearchWanted
}

async function* gatheredFrom(
  room: Gathering,
  { supplier, query, search }: SupplierSearch,
  signal: AbortSignal,
): AsyncGenerator<GatheredOfOne> {
  const { name } = supplier
  // one that is hidden or switched off contributes nothing and delays nothing
  await room.suppliers.ready()
  if (room.suppliers.isOff(supplier) || !(await believed(room, name)))
    return yield { supplier: name, proposals: [], ended: 'whole' }
  const shared = sharedFor(room, supplier, query)
  for await (const kept of shared?.listen(signal) ?? []) {
    const rules = await rulesOn(room, search.searchedAt, search.channel)
    const proposals = proposalsOf(kept, search, { now: room.clock.now(), rules })
    if (proposals.length > 0) yield { supplier: name, proposals, ended: null }
  }
  yield { supplier: name, proposals: [], ended: shared?.ended() === 'whole' ? 'whole' : 'broken' }
}

/** A search for the same query under way or just done, else a new one; undefined while the supplier rests. */
function sharedFor(room: Gathering, supplier: FlightSupplier, query: SearchQuery): SharedSearch | undefined {
  const { suppliers } = room
  const key = `${supplier.name} ${queryKey(query)}`
  const known = suppliers.searches.get(key)
  const isGood = known?.ended() === undefined || known.ended() === 'whole'
  if (known !== undefined && isGood && suppliers.now() - known.begunAt < keptMs) return known
  if (!suppliers.admits(supplier)) return undefined
  const begun = sharedSearch({
    begunAt: suppliers.now(),
    run: (tell: (kept: readonly StoredOffer[]) => void) => searched(room, { supplier, query }, tell),
  })
  suppliers.searches.set(key, begun)
  return begun
}

/** Runs the search to its own timeout whoever listens, and stores the offers. Returns whether it is complete. */
async function searched(
  room: Gathering,
  { supplier, query }: Pick<SupplierSearch, 'supplier' | 'query'>,
  tell: (kept: readonly StoredOffer[]) => void,
): Promise<boolean> {
  const { database, log, suppliers } = room
  let [isWhole, isHeard] = [false, false]
  let leftOut = 0
  try {
    const patience = { signal: AbortSignal.timeout(supplier.caps.searchMs) }
    for await (const { offers, isComplete } of supplier.search(query, patience)) {
      isHeard = true
      const good = offers.filter((offer) => isSellable(room, offer, query))
      leftOut += offers.length - good.length
      tell(await thatGo(database, await keepOffers(database, supplier, good)))
      isWhole ||= isComplete
    }
  } catch (err) {
    log.error({ err, supplier: supplier.name }, 'supplier.search-failed')
  }
  suppliers.went(supplier, isHeard)
  if (!isWhole || leftOut > 0)
    log.info({ supplier: supplier.name, isWhole, isHeard, leftOut }, 'supplier.searched')
  return isWhole
}

/** Drops offers with a cancelled flight, even if a supplier still sells it. */
async function thatGo(database: Database, kept: readonly StoredOffer[]): Promise<readonly StoredOffer[]> {
  const idsOf = ({ legs }: StoredOffer) => legs.flatMap(({ fares }) => fares.map(({ id }) => id))
  const goes = await seatsOfFares(database, kept.flatMap(idsOf))
  return kept.filter((one) => idsOf(one).every((id) => goes.has(id)))
}

function isSellable({ clock }: Gathering, offer: SupplierOffer, query: SearchQuery): boolean {
  return offerFaults(offer, query, clock.now()).length === 0
}

function proposalsOf(
  kept: readonly StoredOffer[],
  search: SearchWanted,
  { now, rules }: Omit<Moment, 'party'>,
): readonly Proposal[] {
  return kept
    .filter(({ seats }) => seats >= seatCount(search.party))
    .filter(({ legs }) => legs.every(({ closesAtMs }) => closesAtMs > now.epochMilliseconds))
    .map(({ legs, seats, offer }) => ({
      ...proposalOf(legs, seats, { party: search.party, now, ...(rules && { rules }) }),
      document: offer.document,
      isReturning: search.isReturning,
    }))
}

function queryOf({ legs, party, cabinClass }: SearchWanted): SearchQuery {
  const cabin = cabinClass === 1 || cabinClass === 2 || cabinClass === 3 ? cabinClass : undefined
  return { directions: legs, party, ...(cabin === undefined ? {} : { cabin }) }
}
