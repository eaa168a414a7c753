import type { StoredDocument } from '#documents/calls.ts'
import type { Links } from '#documents/server/links.ts'
import type { Row, Shelf } from '#documents/server/picture-store.ts'

export interface SavedPassport {
  readonly id: string | null
  readonly passportNumber: string
  readonly goesAt?: Temporal.Instant | null
}

interface Looking {
  readonly userId: string
  readonly shelf: Pick<Shelf, 'holderOf'>
  readonly links: Pick<Links, 'to'>
  readonly passports: readonly SavedPassport[]
}

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
