import type { Option, OptionGroup } from '#web/ui/fields/select-field.tsx'
import type { Place } from '#web/ui/places/place-rows.tsx'

export function placeOptions(
  places: readonly Place[],
  recent: readonly Place[],
): readonly (Option | OptionGroup)[] {
  const before = recent.filter(({ nested }) => !nested)
  if (before.length === 0) return places.map(optionOf)
  const others = places.filter(({ code }) => before.every((place) => place.code !== code))
  return [
    { label: recentWords, options: before.map(optionOf) },
    { label: 'جاهای دیگر', options: others.map(optionOf) },
  ]
}

export const recentWords = 'جستجوهای اخیر'
export const popularWords = 'پرطرفدارها'

function optionOf({ code, name }: Place): Option {
  return { value: code, label: name }
}
