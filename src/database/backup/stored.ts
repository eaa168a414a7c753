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
export function basesIn(folder: string): readonly StoredBase[] {
  return namesIn(folder)
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

export function walIn(folder: string, { system, timeline }: Origin): readonly StoredWal[] {
  return namesIn(folder)
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

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
