import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of the archive, with its text in pieces as they come. */
export interface Part {
  readonly name: string
  readonly text: Iterable<string> | AsyncIterable<string>
}

interface Written {
  readonly name: Buffer
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

/** deflated, its sizes after the bytes (bit 3), its name in UTF-8 (bit 11): APPNOTE 4.4 */
const flags = 0x0808
const version = 20
const byDeflate = 8
/** 1 January 1980, the first day that a ZIP file knows: the same rows make the same bytes */
const firstDay = 0x0021

/** Packs parts one after another; nothing but the piece in hand is kept. Sizes stay under 4 GB. */
export async function* zip(parts: readonly Part[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const head = localHeader(name)
    yield head
    const counts = { crc: 0, size: 0, packed: 0 }
    for await (const piece of packed(part.text, counts)) yield piece
    const tail = descriptor(counts)
    yield tail
    written.push({ name, ...counts, offset })
    offset += head.length + counts.packed + tail.length
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield endOfDirectory(written.length, directory.length, offset)
}

interface Counts {
  crc: number
  size: number
  packed: number
}

async function* packed(text: Part['text'], counts: Counts): AsyncGenerator<Buffer> {
  const source = Readable.from(counted(text, counts))
  // what breaks in the source breaks the reading below
  const deflated = pipeline(source, createDeflateRaw({ level: 6 }), () => undefined)
  for await (const piece of deflated as AsyncIterable<Buffer>) {
    counts.packed += piece.length
    yield piece
  }
}

async function* counted(text: Part['text'], counts: Counts): AsyncGenerator<Buffer> {
  for await (const piece of text) {
    const bytes = Buffer.from(piece)
    counts.crc = crc32(bytes, counts.crc)
    counts.size += bytes.length
    yield bytes
  }
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(byDeflate, 8)
  head.writeUInt16LE(firstDay, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, packed: packedSize, size }: Counts): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(packedSize, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

function directoryEntry({ name, crc, packed: packedSize, size, offset }: Written): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(version, 4)
  entry.writeUInt16LE(version, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(byDeflate, 10)
  entry.writeUInt16LE(firstDay, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packedSize, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

function endOfDirectory(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
