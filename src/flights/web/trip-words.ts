import type { SearchNamed } from '#flights/search/web/form/flight-search-choices.ts'

/** «تهران به مشهد», «تهران به استانبول به دبی» */
export function tripWords(search: SearchNamed): string {
  const names = stationsOf(search).map(({ name }) => name)
  return names.join(' به ') + (search.back === undefined ? '' : '، رفت‌وبرگشت')
}

interface Station {
  readonly code: string
  readonly name: string
}

/** The places of the trip in their order; one that a leg ends at and the next begins at is said once. */
export function stationsOf(search: SearchNamed): readonly Station[] {
  const { origin, destination, originName, destinationName, legs, legNames } = search
  const ends = (legs ?? [{ origin, destination }]).flatMap((leg, at): Station[] => [
    { code: leg.origin.code, name: legNames[at]?.originName ?? originName },
    { code: leg.destination.code, name: legNames[at]?.destinationName ?? destinationName },
  ])
  return ends.filter(({ code }, at) => ends[at - 1]?.code !== code)
}
