export const contentKinds = ['notice', 'landing', 'answer', 'message'] as const
/** What one writes alone. */
export type TextKind = (typeof contentKinds)[number]
/** An edition of the law takes two, and is never taken back. */
export type ContentKind = TextKind | 'law'

export type Fields = Readonly<Record<string, string>>

/** What somebody at the desk wrote over a text of the house. */
export interface Version {
  readonly id: number
  readonly kind: ContentKind
  readonly key: string
  /** null: every site of the house */
  readonly brand: string | null
  /** null: taken back, and the house's own is read again */
  readonly fields: Fields | null
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant | null
  readonly writtenBy: string
  readonly writtenAt: Temporal.Instant
}

interface Reading {
  readonly brand: string
  readonly now: Temporal.Instant
}

/** Of one text: the one that began last, that of the site itself before that of all. undefined where the house's own is read. */
export function versionRead(versions: readonly Version[], { brand, now }: Reading): Version | undefined {
  return standing(versions, { brand, now }) ?? standing(versions, { brand: null, now })
}

function standing(
  versions: readonly Version[],
  { brand, now }: { readonly brand: string | null; readonly now: Temporal.Instant },
): Version | undefined {
  const [last] = versions
    .filter((one) => one.brand === brand && !isAfter(one.startsAt, now))
    .toSorted(laterFirst)
  if (last === undefined || last.fields === null) return undefined
  return last.endsAt === null || isAfter(last.endsAt, now) ? last : undefined
}

/** Of two that begin together the one written last. */
function laterFirst(a: Version, b: Version): number {
  return Temporal.Instant.compare(b.startsAt, a.startsAt) || b.id - a.id
}

function isAfter(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) > 0
}
