import type { KeptDocument } from '#documents/calls.ts'
import type { Links } from '#documents/server/links.ts'
import type { Row, Shelf } from '#documents/server/shelf.ts'

export interface SavedPassport {
  /** the co-traveller's */
  readonly id: string
  /** empty when he has none */
  readonly passportNumber: string
}

interface Looking {
  readonly userId: string
  readonly shelf: Pick<Shelf, 'holderOf'>
  readonly links: Pick<Links, 'to'>
  readonly passports: readonly SavedPassport[]
}

/** What their owner is told of documents: whose each is, by the passport's number, and a fresh link to its picture. */
export function documentsShown(
  rows: readonly Row[],
  { userId, shelf, links, passports }: Looking,
): KeptDocument[] {
  const holders = new Map(
    passports
      .filter(({ passportNumber }) => passportNumber !== '')
      .map(({ id, passportNumber }) => [shelf.holderOf(userId, passportNumber).toString('hex'), id]),
  )
  return rows.map(({ id, kind, holder, width, height, created_at, purge_at }) => ({
    id,
    kind,
    width,
    height,
    createdAt: created_at.toString(),
    purgeAt: purge_at.toString(),
    link: links.to(userId, id),
    passengerId: holders.get(holder?.toString('hex') ?? '') ?? null,
  }))
}
