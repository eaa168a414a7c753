import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  readonly name: string
  readonly body: string | Uint8Array | Iterable<string> | AsyncIterable<string>
}

/** Streams a ZIP archive. Text is compressed; bytes (images, PDFs) are stored. */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const archive = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for await (const { name, body } of entries) {
    const file = body instanceof Uint8Array ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    archive.add(Object.assign(file, { mtime: at }))
    for await (const piece of typeof body === 'string' || body instanceof Uint8Array ? [body] : body) {
      file.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  archive.end()
  yield* ready
}
