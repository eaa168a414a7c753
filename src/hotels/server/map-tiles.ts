import { closeSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { refuse } from '#hotels/server/refusals.ts'
import type { FileResponse } from '#server/handlers.ts'

/** no tile and no directory of an archive is larger */
const mostBytes = 4 * 1024 * 1024
const day = 24 * 60 * 60

export interface TilePart {
  readonly file: FileResponse
  /** 206, or 416 where the file ends before */
  readonly status: 206 | 416
}

/**
 * Some bytes of the archive of tiles, as PMTiles readers ask for them: `Range: bytes=0-16383`. Never the whole of it. Throws
 * TILES_NOT_FOUND without an archive, RANGE_NEEDED.
 */
export async function tilePart(archive: string | undefined, range: string | undefined): Promise<TilePart> {
  if (archive === undefined) throw refuse('TILES_NOT_FOUND')
  const [, from, to] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(range ?? '') ?? []
  if (from === undefined || to === undefined || Number(from) > Number(to)) throw refuse('RANGE_NEEDED')
  await using file = await open(archive)
  const { size, mtimeMs } = await file.stat()
  const first = Number(from)
  if (first >= size)
    return { status: 416, file: { type, body: '', headers: { 'content-range': `bytes */${size}` } } }
  const last = Math.min(Number(to), size - 1, first + mostBytes - 1)
  const { buffer } = await file.read({ buffer: Buffer.alloc(last - first + 1), position: first })
  return {
    status: 206,
    file: {
      type,
      body: buffer,
      headers: {
        'accept-ranges': 'bytes',
        'content-range': `bytes ${first}-${last}/${size}`,
        etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
        'cache-control': `public, max-age=${day}`,
      },
    },
  }
}

const type = 'application/vnd.pmtiles'

/** What is wrong with the file of the setting, in words; undefined when it is an archive of tiles. */
export function archiveFault(path: string): string | undefined {
  const head = Buffer.alloc(8)
  try {
    const file = openSync(path, 'r')
    try {
      readSync(file, head, 0, head.length, 0)
    } finally {
      closeSync(file)
    }
  } catch {
    return `there is no file ${path} to read`
  }
  return head.toString('latin1', 0, 7) === 'PMTiles' && head[7] === 3
    ? undefined
    : `${path} is no PMTiles archive (version 3)`
}
