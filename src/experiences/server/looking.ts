import { partyIn } from '#experiences/party-address.ts'
import type {
  ExperienceDay,
  ExperienceDetail,
  ExperienceListed,
  ExperienceSlot,
} from '#experiences/responses.ts'
import type { FoundExperience } from '#experiences/server/catalogue.ts'
import { currencyOf } from '#experiences/server/offer.ts'
import { refuse } from '#experiences/server/refusals.ts'
import type { Room } from '#experiences/server/room.ts'
import { noteSeen, pricingNow } from '#experiences/server/ruled-experiences.ts'
import { dayView, detailView, listedView, slotView } from '#experiences/server/views.ts'
import type { ExperienceOption } from '#experiences/supplier/experience.ts'

export interface DaysRequest {
  readonly experienceId: string
  readonly optionRef: string
  readonly from: string
  readonly to: string
}

export interface DayRequest {
  readonly experienceId: string
  readonly optionRef: string
  readonly day: string
  readonly units: string
}

export async function list(room: Room): Promise<ExperienceListed[]> {
  const pricing = await pricingNow(room)
  return (await room.catalogue.all())
    .map((one) => listedView(one, pricing))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fa'))
}

export async function detail(room: Room, experienceId: string): Promise<ExperienceDetail> {
  const found = await room.catalogue.named(experienceId)
  if (found === undefined) throw refuse('EXPERIENCE_NOT_FOUND')
  return detailView(found, await pricingNow(room))
}

/** longer ranges are cut */
const mostDays = 62

export async function calendar(room: Room, request: DaysRequest): Promise<ExperienceDay[]> {
  const { found, option } = await optionOf(room, request)
  const [from, to] = [Temporal.PlainDate.from(request.from), Temporal.PlainDate.from(request.to)]
  const last = from.add({ days: mostDays - 1 })
  const days = await room.catalogue.calendar(found, {
    experienceRef: found.experience.ref,
    optionRef: option.ref,
    from,
    to: Temporal.PlainDate.compare(to, last) > 0 ? last : to,
    party: [],
    currency: currencyOf(found),
  })
  if (days === undefined) throw refuse('SELLER_SILENT')
  return days.map(dayView)
}

export async function slots(room: Room, request: DayRequest): Promise<ExperienceSlot[]> {
  const { found, option } = await optionOf(room, request)
  const day = Temporal.PlainDate.from(request.day)
  const known = partyIn(request.units).filter(({ unitRef }) =>
    option.units.some(({ ref }) => ref === unitRef),
  )
  const all = await room.catalogue.slots(found, {
    experienceRef: found.experience.ref,
    optionRef: option.ref,
    from: day,
    to: day,
    party: known,
    currency: currencyOf(found),
  })
  if (all === undefined) throw refuse('SELLER_SILENT')
  const [pricing, now] = [await pricingNow(room), room.clock.now()]
  noteSeen(room, { found, option, slots: all, day }, pricing)
  return all.flatMap((slot) => slotView(slot, { found, option, pricing, now }) ?? [])
}

async function optionOf(
  room: Room,
  { experienceId, optionRef }: Pick<DaysRequest, 'experienceId' | 'optionRef'>,
): Promise<{ readonly found: FoundExperience; readonly option: ExperienceOption }> {
  const found = await room.catalogue.named(experienceId)
  const option = found?.experience.options.find(({ ref }) => ref === optionRef)
  if (found === undefined || option === undefined) throw refuse('EXPERIENCE_NOT_FOUND')
  return { found, option }
}
