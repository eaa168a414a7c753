import { clocks } from '#calendar/clocks.ts'
import type { House } from '#server/house.ts'
import { openShortLived } from '#server/signed-tokens.ts'

export interface Links {
  /** `/blob/…`, valid for some minutes */
  to(userId: string, id: string): string
  /** the document's id; undefined for another user or when expired */
  read(userId: string, token: string): string | undefined
}

/** Signed for one user, who must be signed in. */
export function openLinks(house: Pick<House, 'settings' | 'clock'>): Links {
  const tokens = openShortLived(house, 'document links')
  return {
    to: (userId, id) => `/blob/${tokens.of(id, userId, clocks.documentLink).token}`,
    read(userId, token) {
      const read = tokens.read(token)
      return read?.isFor(userId) === true ? read.id : undefined
    },
  }
}
