import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartupError } from '#server/startup-error.ts'

/** A file of the backup that cannot be believed, or not be read with this key. */
export class DamagedBackup extends StartupError {
  override readonly name = 'DamagedBackup'
}

/** the key is random and long (`BACKUP_KEY`): stretching it again for every file would gain nothing */
const scryptLogN = 10

/** Seals as an age file, https://age-encryption.org/v1, and calls it `NAME.BYTES.age` once it is whole and on the disk. */
export async function seal(
  named: { readonly folder: string; readonly name: () => string },
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<string> {
  await mkdir(named.folder, { recursive: true, mode: 0o700 })
  const part = path.join(named.folder, `${crypto.randomUUID()}.part`)
  try {
    const encrypter = new Encrypter()
    encrypter.setPassphrase(key)
    encrypter.setScryptWorkFactor(scryptLogN)
    const plain = Readable.toWeb(Readable.from(content, { objectMode: false }))
    const sealed = await encrypter.encrypt(plain as ReadableStream<Uint8Array>)
    await pipeline(
      Readable.fromWeb(sealed as WebStream<Uint8Array>),
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    const file = path.join(named.folder, `${named.name()}.${(await stat(part)).size}.age`)
    await rename(part, file)
    await syncFolder(named.folder)
    return file
  } finally {
    await rm(part, { force: true })
  }
}

/** What was sealed. Throws DamagedBackup for another key, for a file that was cut and for one that was changed. */
export async function* unseal(file: string, key: string): AsyncGenerator<Uint8Array> {
  const name = path.basename(file)
  await weigh(file, name)
  const decrypter = new Decrypter()
  decrypter.addPassphrase(key)
  try {
    const sealed = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
    for await (const chunk of await decrypter.decrypt(sealed)) yield chunk
  } catch (cause) {
    const isKey = cause instanceof Error && /no identity matched/.test(cause.message)
    throw new DamagedBackup(
      isKey
        ? `${name} was sealed with another key than BACKUP_KEY`
        : `${name} was changed after it was written (${String(cause)})`,
    )
  }
}

async function weigh(file: string, name: string): Promise<void> {
  const wanted = Number(/\.(\d+)\.age$/.exec(name)?.[1])
  const { size } = await stat(file)
  if (size === wanted) return
  throw new DamagedBackup(
    size < wanted
      ? `${name} was cut: ${size} of its ${wanted} bytes are there`
      : `${name} was changed after it was written: it has ${size} bytes`,
  )
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder)
  await handle.sync()
}
