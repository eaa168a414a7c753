import type { FastifyInstance } from 'fastify'
import type { FaultBox } from '../faults.ts'
import type { StayBooks } from './books.ts'
import type { SimulatorRate, Sought } from './rates.ts'
import type { StayCall, StayFault } from './weather.ts'

export interface StaysDesk {
  readonly app: FastifyInstance
  readonly books: StayBooks
  readonly faults: FaultBox<StayFault>
  readonly results: Map<string, { readonly sought: Sought; readonly rates: readonly SimulatorRate[] }>
  readonly rates: Map<string, SimulatorRate>
  readonly quotes: Map<string, SimulatorRate>
  readonly now: () => Temporal.Instant
  count(call: StayCall): void
}
