import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Lsn, segmentStart } from '#database/backup/lsn.ts'
import type { Source } from '#database/backup/replication.ts'

export interface BackupFolder {
  readonly folder: string
  readonly key: string
}

/** Which database, and which of its histories: each restore begins another timeline. */
export interface Origin {
  readonly system: string
  readonly timeline: number
}

export interface StoredBase extends Origin {
  readonly file: string
  readonly start: Lsn
  /** whole only with the WAL up to here, which it brings */
  readonly end: Lsn
  readonly finishedAt: Temporal.Instant
}

export interface StoredWal extends Origin {
  readonly file: string
  readonly start: Lsn
  readonly end: Lsn
}

const hex = (lsn: Lsn) => lsn.toString(16).padStart(16, '0')

export function baseName({ system, timeline, at }: Source, end: Lsn, finished: Temporal.Instant): string {
  return ['base', system, timeline, hex(at), hex(end), finished.epochMilliseconds].join('.')
}

export function walName({ system, timeline }: Origin, start: Lsn, end: Lsn): string {
  return ['wal', system, timeline, hex(start), hex(end)].join('.')
}

const base = /^base\.(\d+)\.(\d+)\.([0-9a-f]{16})\.([0-9a-f]{16})\.(\d+)\.\d+\.age$/
const wal = /^wal\.(\d+)\.(\d+)\.([0-9a-f]{16})\.([0-9a-f]{16})\.\d+\.age$/

/** The newest last. */
export const basesIn = (folder: string) => basesAmong(namesIn(folder), folder)

export function basesAmong(names: readonly string[], folder = ''): readonly StoredBase[] {
  return names
    .flatMap((name) => {
      const [, system = '', timeline, start, end, finished] = base.exec(name) ?? []
      if (start === undefined) return []
      const finishedAt = Temporal.Instant.fromEpochMilliseconds(Number(finished))
      const file = path.join(folder, name)
      const span = { start: BigInt(`0x${start}`), end: BigInt(`0x${end}`) }
      return [{ system, timeline: Number(timeline), file, ...span, finishedAt }]
    })
    .toSorted((a, b) => Temporal.Instant.compare(a.finishedAt, b.finishedAt))
}

export const walIn = (folder: string, origin: Origin) => walAmong(namesIn(folder), origin, folder)

export function walAmong(
  names: readonly string[],
  { system, timeline }: Origin,
  folder = '',
): readonly StoredWal[] {
  return names
    .flatMap((name) => {
      const [, ofSystem = '', ofTimeline, start, end] = wal.exec(name) ?? []
      if (start === undefined || ofSystem !== system || Number(ofTimeline) !== timeline) return []
      const file = path.join(folder, name)
      return [{ system, timeline, file, start: BigInt(`0x${start}`), end: BigInt(`0x${end}`) }]
    })
    .toSorted((a, b) => Number(a.start - b.start))
}

/** Says until when the WAL of this origin was received. */
export function untilIn(folder: string, { system, timeline }: Origin): string | undefined {
  const name = namesIn(folder).find(
    (one) => one.startsWith(`until.${system}.${timeline}.`) && one.endsWith('.age'),
  )
  return name && path.join(folder, name)
}

/** Files that only lead to moments before that; the newest base stays, however old, and with each its WAL. */
export function tooOld(
  names: readonly string[],
  before: Temporal.Instant,
  segmentBytes: number,
): readonly string[] {
  const bases = basesAmong(names)
  const kept = bases.filter(
    (base) => base === bases.at(-1) || Temporal.Instant.compare(base.finishedAt, before) >= 0,
  )
  const [oldest] = kept
  if (oldest === undefined) return []
  const from = oldest.start - BigInt(segmentBytes)
  return [
    ...bases.filter((base) => !kept.includes(base)),
    ...walAmong(names, oldest).filter(({ end }) => end <= from),
  ].map(({ file }) => file)
}

/** The WAL that goes on from a base without a gap; what ends before the base is whole would only stop its recovery. */
export function chainFrom(
  base: Pick<StoredBase, 'start' | 'end'>,
  wal: readonly StoredWal[],
  segmentBytes: number,
): { readonly chain: readonly StoredWal[]; readonly hasGap: boolean } {
  const from = segmentStart(base.start, segmentBytes)
  const later = wal.filter(({ end }) => end > from)
  const gap = later.findIndex(({ start }, place) => {
    const before = later[place - 1]
    return before === undefined ? start > from : start !== before.end
  })
  const chain = gap === -1 ? later : later.slice(0, gap)
  const isEnough = (chain.at(-1)?.end ?? 0n) >= base.end
  return { chain: isEnough ? chain : [], hasGap: gap !== -1 }
}

export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
