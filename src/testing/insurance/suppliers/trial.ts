import { randomUUID } from 'node:crypto'
import { tripOf } from '#insurance/insured-trip.ts'
import type { PartyRequest } from '#insurance/server/insurer.ts'
import type {
  PolicyConfirmation,
  PolicySupplier,
  QuotedPlan,
} from '#insurance/server/suppliers/policy-supplier.ts'
import type { Outcome } from '#suppliers/outcome.ts'

export type TrialFault =
  | 'offer-hangs'
  | 'offer-garbage'
  | 'offer-down'
  | 'confirm-lost'
  | 'confirm-booked500'
  | 'confirm-locked'
  | 'confirm-garbage'
  | 'confirm-busy'
  | 'confirm-hangs'
  | 'confirm-refused'
  | 'change-lost'
  | 'cancel-lost'

export interface StoredPolicy {
  readonly ref: string
  readonly isCancelled: boolean
}

/** Of a simulator of ours alone; a server elsewhere has neither faults to order nor books to read. */
export interface TrialSimulator {
  order(fault: TrialFault): void
  books(): readonly StoredPolicy[]
  optedOut(offerRef: string): boolean
}

export interface PolicySupplierOnTrial {
  readonly supplier: PolicySupplier
  /** the same adapter with another secret */
  readonly stranger: PolicySupplier
  readonly secrets: readonly string[]
  readonly simulator: TrialSimulator | undefined
  close(): Promise<void>
}

export const long = () => ({ signal: AbortSignal.timeout(20_000) })
export const short = () => ({ signal: AbortSignal.timeout(300) })

export function value<T>(outcome: Outcome<T>): T {
  if (outcome.kind !== 'done') throw new Error(`not done: ${JSON.stringify(outcome)}`)
  return outcome.value
}

const firstDay = () => Temporal.Now.plainDateISO('UTC').add({ days: 21 })

export function partyFor(ages: readonly number[], days = 7, country = 'TR'): PartyRequest {
  const startsOn = firstDay()
  const trip = tripOf({ country, startsOn: `${startsOn}`, endsOn: `${startsOn.add({ days: days - 1 })}` })
  if (trip === undefined) throw new RangeError(`${country} is insured nowhere`)
  return { trip, ages }
}

export interface Chosen {
  readonly ref: string
  readonly plan: QuotedPlan
}

export async function offered(
  { supplier }: PolicySupplierOnTrial,
  party = partyFor([34, 6]),
): Promise<Chosen> {
  const { ref, plans } = value(await supplier.offer(party, long()))
  const plan = plans.at(-1)
  if (plan === undefined) throw new Error('nothing is offered')
  return { ref, plan }
}

const names = [
  ['SARA', 'MOHAMMADI'],
  ['OMID', 'MOHAMMADI'],
] as const

export function confirmationOf({ ref, plan }: Chosen): PolicyConfirmation {
  return {
    key: randomUUID(),
    offerRef: ref,
    people: plan.people.map(({ quote }, at) => ({
      quote,
      firstName: names[at]?.[0] ?? 'NIKA',
      lastName: names[at]?.[1] ?? 'MOHAMMADI',
    })),
    holder: { firstName: 'SARA', lastName: 'MOHAMMADI', phone: '09123456789', email: null, age: 34 },
  }
}
