const most = 30

/** Where somebody's favourites are seen; with ids, those that were shared. */
export const favouritesPath = '/hotels/favourites'

export function sharedFavouritesPath(hotelIds: readonly string[]): string {
  return `${favouritesPath}?hotels=${hotelIds.slice(0, most).join(',')}`
}

/** Ids of the address, each once; undefined where it names none: the reader's own. */
export function sharedIds(params: URLSearchParams): readonly string[] | undefined {
  const text = params.get('hotels')
  if (text === null) return undefined
  const ids = text.split(',').filter((id) => /^[a-z0-9-]{3,60}$/.test(id))
  return [...new Set(ids)].slice(0, most)
}
