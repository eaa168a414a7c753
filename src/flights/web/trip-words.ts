import type { SearchNamed } from '#flights/search/web/form/flight-search-choices.ts'

export function tripWords(search: SearchNamed): string {
  const names = stationsOf(search).map(({ name }) => name)
  return names.join(' به ') + (search.back === undefined ? '' : '، رفت‌وبرگشت')
}

interface Station {
  readonly code: string
  readonly name: string
}

export function stationsOf(search: SearchNamed): readonly Station[] {
  const { origin, destination, originName, destinationName, legs, legNames } = search
  const ends = (legs ?? [{ origin, destination }]).flatMap((leg, at): Station[] => [
    { code: leg.origin.code, name: legNames[at]?.originName ?? originName },
    { code: leg.destination.code, name: legNames[at]?.destinationName ?? destinationName },
  ])
  return ends.filter(({ code }, at) => ends[at - 1]?.code !== code)
}
