import type { Cabin } from '#flights/search/search-request.ts'

export const cabinNames: Readonly<Record<Cabin, string>> = { 1: 'اکونومی', 2: 'بیزینس', 3: 'فرست' }

export const everyCabin = 'همهٔ کلاس‌ها'

export function cabinWords(cabin: Cabin | undefined): string {
  return cabin === undefined ? everyCabin : cabinNames[cabin]
}
