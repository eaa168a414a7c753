import { LRUCache } from 'lru-cache'
import { experienceId, experienceNamed } from '#experiences/experience-id.ts'
import { patience, waiting } from '#experiences/server/waiting.ts'
import type { Experience } from '#experiences/supplier/experience.ts'
import type { CalendarDay, Slot } from '#experiences/supplier/slot.ts'
import type { ExperienceSupplier, VacancyRequest } from '#experiences/supplier/supplier.ts'
import type { House } from '#server/house.ts'
import type { Outcome } from '#suppliers/outcome.ts'
import { type SupplierWatch, unwatched } from '#suppliers/server/suppliers.ts'

export interface FoundExperience {
  readonly id: string
  readonly supplier: ExperienceSupplier
  readonly experience: Experience
}

/** What suppliers have, asked for again after a while; undefined vacancies are silence. */
export interface Catalogue {
  all(): Promise<readonly FoundExperience[]>
  named(id: string): Promise<FoundExperience | undefined>
  calendar(of: FoundExperience, request: VacancyRequest): Promise<readonly CalendarDay[] | undefined>
  slots(of: FoundExperience, request: VacancyRequest): Promise<readonly Slot[] | undefined>
}

interface Asking extends Pick<House, 'clock' | 'log'> {
  readonly suppliers: readonly ExperienceSupplier[]
  readonly supplierWatch?: SupplierWatch
}

const listMs = 10 * 60_000
/** a list that old is still better than none */
const listStaysMs = 6 * 3_600_000
const calendarMs = 60_000
const slotsMs = 15_000
const stored = 500

export function openCatalogue(room: Asking): Catalogue {
  const ask = asker(room)
  const listed = remembering<readonly Experience[]>(room, { goodMs: listMs, staysMs: listStaysMs })
  const days = remembering<readonly CalendarDay[]>(room, { goodMs: calendarMs, staysMs: calendarMs })
  const slots = remembering<readonly Slot[]>(room, { goodMs: slotsMs, staysMs: slotsMs })
  async function experiencesOf(supplier: ExperienceSupplier): Promise<readonly FoundExperience[]> {
    const all = await listed(supplier.name, () => ask(supplier, (patient) => supplier.experiences(patient)))
    return (all ?? [])
      .filter(({ isOpenDated }) => !isOpenDated)
      .map((experience) => ({
        id: experienceId({ supplier: supplier.name, ref: experience.ref }),
        supplier,
        experience,
      }))
  }
  return {
    all: async () => (await Promise.all(room.suppliers.map(experiencesOf))).flat(),
    async named(id) {
      const name = experienceNamed(id)
      const supplier = room.suppliers.find((one) => one.name === name?.supplier)
      return supplier && (await experiencesOf(supplier)).find((one) => one.id === id)
    },
    calendar: ({ supplier }, request) =>
      days(keyOf(supplier, request), () => ask(supplier, (patient) => supplier.calendar(request, patient))),
    slots: ({ supplier }, request) =>
      slots(keyOf(supplier, request), () => ask(supplier, (patient) => supplier.slots(request, patient))),
  }
}

function keyOf({ name }: ExperienceSupplier, request: VacancyRequest): string {
  return JSON.stringify([name, request])
}

type Ask<T> = (patient: { readonly signal: AbortSignal }) => Promise<Outcome<T>>

/** Nobody is asked who is switched off or rests. */
function asker({ clock, log, supplierWatch }: Asking) {
  const watch = supplierWatch ?? unwatched(() => clock.now().epochMilliseconds)
  return async <T>({ name }: ExperienceSupplier, ask: Ask<T>): Promise<T | undefined> => {
    await watch.ready()
    if (watch.isOff(name) || watch.breakers.rests(name)) return undefined
    watch.breakers.sends(name)
    const outcome = await ask(waiting(patience.read))
    watch.breakers.went(name, outcome.kind === 'done' || outcome.kind === 'rejected')
    if (outcome.kind === 'done') return outcome.value
    log.warn({ supplier: name, kind: outcome.kind }, 'experiences.silent')
    return undefined
  }
}

interface Good {
  readonly goodMs: number
  readonly staysMs: number
}

/** One question at a time for each key; what is old stays as long as nobody says anything newer. */
function remembering<T extends object>({ clock }: Pick<House, 'clock'>, { goodMs, staysMs }: Good) {
  const known = new LRUCache<string, { readonly value: T; readonly at: number }>({ max: stored })
  const asked = new Map<string, Promise<T | undefined>>()
  return async (key: string, ask: () => Promise<T | undefined>): Promise<T | undefined> => {
    const now = clock.now().epochMilliseconds
    const before = known.get(key)
    const age = before === undefined ? Infinity : Math.abs(now - before.at)
    if (before !== undefined && age < goodMs) return before.value
    const asking = asked.get(key) ?? ask().finally(() => asked.delete(key))
    asked.set(key, asking)
    const value = await asking
    if (value !== undefined) known.set(key, { value, at: now })
    return value ?? (age < staysMs ? before?.value : undefined)
  }
}
