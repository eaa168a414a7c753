import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'

export interface ShortLived {
  /** A token (letters, digits, `-`, `_`, `.`) for the thing, good for so many seconds from now. */
  of(id: string, boundTo: string, seconds: number): SignedToken
  /** Proves nothing before `isFor`; undefined when malformed or expired. */
  read(token: string): ReadToken | undefined
}

export interface SignedToken {
  readonly token: string
  readonly until: Temporal.Instant
}

export interface ReadToken {
  readonly id: string
  readonly until: Temporal.Instant
  isFor(boundTo: string): boolean
}

/** `what` separates the uses. */
export function openShortLived(
  { settings, clock }: Pick<House, 'settings' | 'clock'>,
  what: string,
): ShortLived {
  const key = keyFor(settings.secrets.vault, what)
  const mark = (id: string, boundTo: string, until: string) =>
    createHmac('sha256', key).update(`${boundTo} ${id} ${until}`).digest()
  return {
    of(id, boundTo, seconds) {
      const ends = Math.floor(clock.now().epochMilliseconds / 1000) + seconds
      const until = ends.toString(36)
      return {
        token: `${id}.${until}.${mark(id, boundTo, until).toString('base64url')}`,
        until: instantOf(ends),
      }
    },
    read(token) {
      const [, id = '', until = '', given = ''] =
        /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,8})\.([\w-]{43})$/.exec(token) ?? []
      const ends = Number.parseInt(until, 36)
      if (id === '' || ends * 1000 <= clock.now().epochMilliseconds) return undefined
      return {
        id,
        until: instantOf(ends),
        isFor: (boundTo) => isSame(Buffer.from(given, 'base64url'), mark(id, boundTo, until)),
      }
    },
  }
}

function instantOf(seconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
}

function isSame(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right)
}
