import type { Cabin } from '#flights/search/search-request.ts'

/** §3, by number */
export const cabinNames: Readonly<Record<Cabin, string>> = { 1: 'اکونومی', 2: 'بیزینس', 3: 'فرست' }

export const everyCabin = 'همهٔ کلاس‌ها'

/** «بیزینس», or that none was chosen. */
export function cabinWords(cabin: Cabin | undefined): string {
  return cabin === undefined ? everyCabin : cabinNames[cabin]
}
