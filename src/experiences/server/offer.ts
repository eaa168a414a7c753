import { faultsOfParty } from '#experiences/party.ts'
import { type PartyPrice, partyPrice } from '#experiences/rial-price.ts'
import type { FoundExperience } from '#experiences/server/catalogue.ts'
import { refuse } from '#experiences/server/refusals.ts'
import type { Room } from '#experiences/server/room.ts'
import { pricingNow, rulingOf } from '#experiences/server/ruled-experiences.ts'
import type { ExperienceOption } from '#experiences/supplier/experience.ts'
import type { UnitCount } from '#experiences/supplier/price.ts'
import type { Slot } from '#experiences/supplier/slot.ts'

export interface ExperienceItem {
  readonly experienceId: string
  readonly optionRef: string
  readonly slotRef: string
  /** local to its place, YYYY-MM-DD */
  readonly day: string
  readonly party: readonly UnitCount[]
}

export interface ExperienceOffer extends FoundExperience {
  readonly option: ExperienceOption
  readonly slot: Slot
  readonly price: PartyPrice
}

/** What may be bought now. Throws EXPERIENCE_NOT_FOUND, SLOT_NOT_FOUND, SLOT_FULL, PARTY_REFUSED, SELLER_SILENT. */
export async function offerOf(room: Room, item: ExperienceItem): Promise<ExperienceOffer> {
  const found = await room.catalogue.named(item.experienceId)
  const option = found?.experience.options.find(({ ref }) => ref === item.optionRef)
  if (found === undefined || option === undefined) throw refuse('EXPERIENCE_NOT_FOUND')
  const day = Temporal.PlainDate.from(item.day)
  const slots = await room.catalogue.slots(found, {
    experienceRef: found.experience.ref,
    optionRef: option.ref,
    from: day,
    to: day,
    party: item.party,
    currency: currencyOf(found),
  })
  if (slots === undefined) throw refuse('SELLER_SILENT')
  const slot = slots.find(({ ref }) => ref === item.slotRef)
  if (slot === undefined || Temporal.Instant.compare(slot.closesAt, room.clock.now()) <= 0)
    throw refuse('SLOT_NOT_FOUND')
  const faults = faultsOfParty(option, item.party, slot)
  if (faults.includes('NO_ROOM') || !slot.isAvailable) throw refuse('SLOT_FULL')
  if (faults.length > 0) throw refuse('PARTY_REFUSED')
  const pricing = await pricingNow(room)
  const ruling = rulingOf(found, pricing, slot.startsAt.toPlainDate())
  const price = slot.price && partyPrice(slot.price, item.party, { rates: pricing.rates, ruling })
  if (!price || price.total <= 0) throw refuse('SLOT_NOT_FOUND')
  return { ...found, option, slot, price }
}

/** The supplier's own. */
export function currencyOf({ experience }: Pick<FoundExperience, 'experience'>): string | null {
  return experience.currencies[0] ?? null
}
