import type { Contract } from '#flights/contracts/contract.ts'
import { linesOf } from '#flights/contracts/server/contract-lines.ts'
import { type Loaded, loadContract } from '#flights/contracts/server/load-contract.ts'
import {
  contractsOnSale,
  listContracts,
  type StoredContract,
} from '#flights/contracts/server/stored-contracts.ts'
import { withdrawContract } from '#flights/contracts/server/withdraw-contract.ts'
import { charterSellers } from '#flights/inventory/server/charters.ts'
import type { Line } from '#flights/inventory/server/line.ts'
import { routeKey, type Timetable, timetableOf } from '#flights/inventory/server/timetable.ts'
import type { House } from '#server/house.ts'

/** Flights that somebody lets us sell: what production has of its own. */
export interface Contracts {
  /** Loads a file whole or not at all; the same again changes nothing. */
  load(text: string): Promise<Loaded>
  list(): Promise<readonly StoredContract[]>
  /** Ends the sale of one; what was sold stands. Refuses CONTRACT_NOT_FOUND. */
  withdraw(name: string): Promise<void>
  timetable(): Timetable
  /** Who sells beside the airlines, by name: of contracts that stand, in a demo also its made-up sellers. */
  sellers(): readonly string[]
  /** Reads the contracts, and from now on each second whether others stand: any process may have loaded one. */
  follow(): Promise<void>
  onChange(hear: () => void): void
  close(): Promise<void>
}

type Wish = Pick<House, 'database' | 'clock' | 'log' | 'settings'>

const lookEveryMs = 1000

let last: { readonly seed: number; readonly timetable: Timetable } | undefined

/** Houses of one process and seed share it. */
function made(seed: number): Timetable {
  if (last?.seed !== seed) last = { seed, timetable: timetableOf(seed) }
  return last.timetable
}

export function openContracts(house: Wish): Contracts {
  // a timetable made of a seed is invented: production has none
  const base: Timetable = house.settings.mode === 'demo' ? made(house.settings.seed) : new Map()
  const loading = { database: house.database, clock: house.clock, seed: house.settings.seed, base }
  const listeners: (() => void)[] = []
  let timetable = base
  let sellers = soldBy([])
  let known = ''
  let reading: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  function soldBy(contracts: readonly Contract[]): readonly string[] {
    const made = house.settings.mode === 'demo' ? charterSellers.map(({ name }) => name) : []
    return [...new Set([...made, ...contracts.map(({ seller }) => seller)])]
  }
  async function read(): Promise<void> {
    const { names, contracts } = await contractsOnSale(house, known)
    if (contracts === undefined) return
    known = names
    timetable = withLines(base, contracts.flatMap(linesOf))
    sellers = soldBy(contracts)
    for (const hear of listeners) hear()
  }
  const inTurn = () => (reading = reading.catch(() => undefined).then(read))
  return {
    async load(text) {
      const loaded = await loadContract(loading, text)
      await inTurn()
      return loaded
    },
    list: () => listContracts(house.database),
    async withdraw(name) {
      await withdrawContract(house, name)
      await inTurn()
    },
    timetable: () => timetable,
    sellers: () => sellers,
    async follow() {
      await inTurn()
      timer = setInterval(() => {
        inTurn().catch((error: unknown) => house.log.warn({ err: error }, 'flights.contracts-unread'))
      }, lookEveryMs).unref()
    },
    onChange: (hear) => void listeners.push(hear),
    async close() {
      clearInterval(timer)
      await reading.catch(() => undefined) // was logged
    },
  }
}

function withLines(base: Timetable, lines: readonly Line[]): Timetable {
  const timetable = new Map(base)
  for (const line of lines) {
    const key = routeKey(line.route.origin.iata, line.route.destination.iata)
    const before = timetable.get(key) ?? []
    timetable.set(
      key,
      [...before, line].toSorted((a, b) => a.departs - b.departs),
    )
  }
  return timetable
}
