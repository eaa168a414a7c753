import { randomUUID } from 'node:crypto'
import { faultsOfParty } from '#experiences/party.ts'
import type { Confirmation, ExperienceBooking, Reservation } from '#experiences/supplier/booking.ts'
import type { Experience, ExperienceOption } from '#experiences/supplier/experience.ts'
import type { UnitCount } from '#experiences/supplier/price.ts'
import type { Slot } from '#experiences/supplier/slot.ts'
import type { ExperienceSupplier, VacancyRequest } from '#experiences/supplier/supplier.ts'
import type { Outcome } from '#suppliers/outcome.ts'

export interface ExperienceSupplierOnTrial {
  readonly supplier: ExperienceSupplier
  /** never repeated in what the adapter says */
  readonly secret: string
  close(): Promise<void>
}

/** Of the house's simulator, which may be broken on purpose. */
export interface BreakableSupplier extends ExperienceSupplierOnTrial {
  order(fault: string): void
  /** how many bookings it has */
  booked(): number
  advance(by: Temporal.DurationLike): void
  now(): Temporal.Instant
}

export const long = () => ({ signal: AbortSignal.timeout(20_000) })
export const short = () => ({ signal: AbortSignal.timeout(300) })

export function value<T>(outcome: Outcome<T>): T {
  if (outcome.kind !== 'done') throw new Error(`not done: ${JSON.stringify(outcome)}`)
  return outcome.value
}

export interface Choice {
  readonly experience: Experience
  readonly option: ExperienceOption
  readonly slot: Slot | null
  readonly party: readonly UnitCount[]
}

/** Three weeks from now on: nobody sells out so early. */
export function weeksOf(
  experienceRef: string,
  optionRef: string,
  party: readonly UnitCount[] = [],
): VacancyRequest {
  const from = Temporal.Now.plainDateISO('UTC').add({ days: 20 })
  return { experienceRef, optionRef, from, to: from.add({ days: 13 }), party, currency: null }
}

/** The smallest party that may be bought, of each experience that is for sale. */
export async function choicesOf({ supplier }: ExperienceSupplierOnTrial): Promise<readonly Choice[]> {
  const choices: Choice[] = []
  for (const experience of value(await supplier.experiences(long()))) {
    const option = experience.options.find(({ isDefault }) => isDefault) ?? experience.options[0]
    const party = option && leastParty(option)
    if (option === undefined || party === undefined) continue
    const slots = value(await supplier.slots(weeksOf(experience.ref, option.ref, party), long()))
    const slot = slots.find((one) => one.isAvailable && faultsOfParty(option, party, one).length === 0)
    if (slot !== undefined) choices.push({ experience, option, slot, party })
    else if (experience.isOpenDated) choices.push({ experience, option, slot: null, party })
  }
  return choices
}

function leastParty(option: ExperienceOption): readonly UnitCount[] | undefined {
  const parties = option.units.map(({ ref, least }) => [
    { unitRef: ref, count: Math.max(1, option.leastUnits, least ?? 0) },
  ])
  return parties.find((party) => faultsOfParty(option, party).length === 0)
}

export async function choose(
  trial: ExperienceSupplierOnTrial,
  suits: (choice: Choice) => boolean = () => true,
): Promise<Choice> {
  const found = (await choicesOf(trial)).find(suits)
  if (found === undefined) throw new Error('nothing like it is for sale')
  return found
}

export function reservationOf({ experience, option, slot, party }: Choice): Reservation {
  return {
    key: randomUUID(),
    experienceRef: experience.ref,
    optionRef: option.ref,
    slotRef: slot?.ref ?? null,
    party,
    holdMinutes: 20,
    currency: null,
  }
}

export async function held(trial: ExperienceSupplierOnTrial, choice: Choice): Promise<ExperienceBooking> {
  return value(await trial.supplier.reserve(reservationOf(choice), long()))
}

export function confirmationOf(key: string): Confirmation {
  return {
    key,
    contact: { firstName: 'SARA', lastName: 'MOHAMMADI', email: 'sara@example.com', phone: '+989123456789' },
    reference: 'PRS-1001',
  }
}
