import { createWriteStream, openAsBlob } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { type BucketWish, signedCalls } from '#database/backup/bucket/bucket-calls.ts'
import { objectsIn } from '#database/backup/bucket/bucket-xml.ts'
import { putInParts } from '#database/backup/bucket/put-in-parts.ts'

/** A folder of an object store, by Amazon's S3 protocol (API version 2006-03-01, signature version 4). */
export interface Bucket {
  names(): Promise<readonly string[]>
  put(name: string, file: string): Promise<void>
  /** Whole, or not there. */
  fetch(name: string, folder: string): Promise<void>
  drop(name: string): Promise<void>
}

/** what is longer goes in parts of it; S3 takes 10,000 of them */
const partBytes = 64 * 1024 ** 2

/** Every call throws BucketError for what the store refuses, and what `fetch` throws when it cannot be reached. */
export function openBucket(wish: BucketWish, most = partBytes): Bucket {
  const call = signedCalls(wish)
  const { origin, pathname } = new URL(wish.address)
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
  const prefix = folders.map((folder) => `${folder}/`).join('')
  const addressOf = (name: string) => `${origin}/${bucket}/${prefix}${name}`
  return {
    async names() {
      const found: string[] = []
      let next: string | undefined
      do {
        const page = next === undefined ? {} : { 'continuation-token': next }
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...page })
        const list = await call('GET', `${origin}/${bucket}?${query}`)
        const { keys, more } = objectsIn(await list.text())
        found.push(...keys.map((key) => key.slice(prefix.length)))
        next = more
      } while (next !== undefined)
      return found.filter((name) => name !== '' && !name.includes('/'))
    },
    async put(name, file) {
      const blob = await openAsBlob(file)
      if (blob.size > most) await putInParts(call, { address: addressOf(name), blob, partBytes: most })
      else await (await call('PUT', addressOf(name), blob)).text()
    },
    fetch: async (name, folder) => store(await call('GET', addressOf(name)), path.join(folder, name)),
    async drop(name) {
      await (await call('DELETE', addressOf(name))).text()
    },
  }
}

async function store({ body }: Response, file: string): Promise<void> {
  const part = path.join(path.dirname(file), `${crypto.randomUUID()}.part`)
  try {
    const bytes = Readable.fromWeb(body as WebStream<Uint8Array>)
    await pipeline(bytes, createWriteStream(part, { mode: 0o600, flush: true }))
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
}
