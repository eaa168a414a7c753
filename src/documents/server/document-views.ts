import type { StoredDocument } from '#documents/calls.ts'
import type { Links } from '#documents/server/links.ts'
import type { Row, Shelf } from '#documents/server/picture-store.ts'

export interface SavedPassport {
  /** the co-traveller's; null once he was taken off the list */
  readonly id: string | null
  readonly passportNumber: string
  /** when its pictures are destroyed, because he was taken off */
  readonly goesAt?: Temporal.Instant | null
}

interface Looking {
  readonly userId: string
  readonly shelf: Pick<Shelf, 'holderOf'>
  readonly links: Pick<Links, 'to'>
  readonly passports: readonly SavedPassport[]
}

/** What their owner is told of documents: whose each is, by the passport's number, until when, and a fresh link to its picture. */
export function documentsView(
  rows: readonly Row[],
  { userId, shelf, links, passports }: Looking,
): StoredDocument[] {
  const holders = new Map(
    passports.map((one) => [shelf.holderOf(userId, one.passportNumber).toString('hex'), one]),
  )
  return rows.map(({ id, kind, holder, width, height, created_at, purge_at }) => {
    const passport = holders.get(holder?.toString('hex') ?? '')
    const goesAt = passport?.goesAt ?? null
    const goesSooner = goesAt !== null && Temporal.Instant.compare(goesAt, purge_at) < 0
    return {
      id,
      kind,
      width,
      height,
      createdAt: created_at.toString(),
      purgeAt: (goesSooner ? goesAt : purge_at).toString(),
      goesWithPassenger: goesSooner,
      link: links.to(userId, id),
      passengerId: passport?.id ?? null,
    }
  })
}
