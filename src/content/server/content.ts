import { setTimeout as sleep } from 'node:timers/promises'
import {
  insertVersion,
  latestOf,
  type NewVersion,
  type VersionHead,
  versionHeads,
  versionsAhead,
  versionsOf,
} from '#content/server/versions.ts'
import type { Texts } from '#content/texts.ts'
import { type ContentKind, type Version, versionRead } from '#content/version.ts'
import type { Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'

/** The door: what the desk wrote over the texts of the house. */
export interface Content {
  /** At most five seconds old; the last known while the database is away, and the house's own where nothing is known. */
  texts(): Promise<Texts>
  /** The same for a site and a moment: what will be read then. */
  textsAt(at: { readonly brand: string; readonly now: Temporal.Instant }): Promise<Texts>
  write(
    trx: Trx,
    version: Omit<NewVersion, 'startsAt'> & { readonly startsAt?: Temporal.Instant },
  ): Promise<number>
  /** Newest first. */
  history(kind: ContentKind, trx?: Trx): Promise<readonly Version[]>
  /** The names of all that were ever written, newest first: for a kind of which each has a name of its own. */
  outline(kind: ContentKind, trx?: Trx): Promise<readonly VersionHead[]>
  /** The last of that name. */
  latest(kind: ContentKind, key: string, trx?: Trx): Promise<Version | undefined>
}

const freshMs = 5000
const patienceMs = 2000
const mostOfHistory = 300

export function openContent({ database, clock, settings }: House): Content {
  let last: { readonly versions: readonly Version[]; readonly at: number } | undefined
  let known: readonly Version[] = []
  let reading: Promise<readonly Version[]> | undefined
  async function readAgain() {
    const at = performance.now()
    known = await inTime(versionsAhead(database, clock.now())).catch(() => known)
    last = { versions: known, at }
    return known
  }
  async function current() {
    if (last !== undefined && performance.now() - last.at < freshMs) return last.versions
    reading ??= readAgain().finally(() => (reading = undefined))
    return reading
  }
  const textsAt: Content['textsAt'] = async (at) => textsOf(await current(), at)
  return {
    texts: () => textsAt({ brand: settings.sites.here().brand.id, now: clock.now() }),
    textsAt,
    async write(trx, version) {
      const now = clock.now()
      last = undefined
      return insertVersion(trx, { ...version, startsAt: version.startsAt ?? now }, now)
    },
    history: (kind, trx = database) => versionsOf(trx, kind, mostOfHistory),
    outline: (kind, trx = database) => versionHeads(trx, kind),
    latest: (kind, key, trx = database) => latestOf(trx, kind, key),
  }
}

function textsOf(
  versions: readonly Version[],
  at: { readonly brand: string; readonly now: Temporal.Instant },
): Texts {
  const byText = Map.groupBy(versions, ({ kind, key }) => `${kind} ${key}`)
  return {
    of: (kind, key) => versionRead(byText.get(`${kind} ${key}`) ?? [], at)?.fields ?? undefined,
    all: (kind) =>
      [...byText.values()]
        .filter(([first]) => first?.kind === kind)
        .flatMap((ones) => versionRead(ones, at) ?? [])
        .toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt)),
  }
}

/** A page waits no longer for the database than that. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    sleep(patienceMs, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('the database does not answer')),
    ),
  ])
}
