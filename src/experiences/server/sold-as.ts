import type { SoldExperience } from '#experiences/server/bookings.ts'
import { cityAt } from '#experiences/server/city-at.ts'
import type { ExperienceOffer } from '#experiences/server/offer.ts'

/** The words of an offer, as they are kept with its order. */
export function soldAs({ experience, option, slot, price }: ExperienceOffer): SoldExperience {
  const { title, locale, kind, isInstant, place, notes, options } = experience
  const { latitude, longitude } = place ?? { latitude: null, longitude: null }
  return {
    title,
    locale,
    kind,
    isInstant,
    optionTitle: options.length > 1 ? option.title : null,
    ...cityAt(experience),
    startsLocal: slot.startsAt.toPlainDateTime().toString({ smallestUnit: 'minute' }),
    endsLocal: slot.endsAt.toPlainDateTime().toString({ smallestUnit: 'minute' }),
    offset: slot.startsAt.offset,
    isAllDay: slot.isAllDay,
    hours: slot.openingHours,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    notes,
    units: price.lines.flatMap((line) => {
      const unit = option.units.find(({ ref }) => ref === line.unitRef)
      if (unit === undefined) return []
      return [{ ...line, kind: unit.kind, title: unit.title, ages: unit.ages, people: unit.people }]
    }),
  }
}
