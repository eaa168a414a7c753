import { createHmac, timingSafeEqual } from 'node:crypto'
import { clocks } from '#calendar/clocks.ts'
import type { House } from '#server/house.ts'
import { keyFor } from '#server/sealed.ts'

export interface Links {
  /** `/blob/…`: shows this document to this user for some minutes. */
  to(userId: string, id: string): string
  /** The document of a link, when it is this user's and still good. */
  read(userId: string, token: string): string | undefined
}

/** Links that are worth nothing to whoever else finds them: they are signed for one user, who must be signed in. */
export function openLinks({ settings, clock }: Pick<House, 'settings' | 'clock'>): Links {
  const key = keyFor(settings.secrets.vault, 'document links')
  const now = () => Math.floor(clock.now().epochMilliseconds / 1000)
  const mark = (userId: string, id: string, until: string) =>
    createHmac('sha256', key).update(`${userId} ${id} ${until}`).digest()
  return {
    to(userId, id) {
      const until = (now() + clocks.documentLink).toString(36)
      return `/blob/${id}.${until}.${mark(userId, id, until).toString('base64url')}`
    },
    read(userId, token) {
      const [, id = '', until = '', given = ''] =
        /^([0-9a-f-]{36})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(token) ?? []
      if (id === '' || !isSame(Buffer.from(given, 'base64url'), mark(userId, id, until))) return undefined
      return Number.parseInt(until, 36) > now() ? id : undefined
    },
  }
}

function isSame(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right)
}
