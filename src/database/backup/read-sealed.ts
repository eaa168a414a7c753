import { DamagedBackup, unseal } from '#database/backup/sealed-file.ts'

export interface Opened<Head> {
  readonly head: Head
  readonly rest: AsyncGenerator<Uint8Array>
}

/** The line of JSON at the head of a sealed file, and what comes after it. */
export async function readSealed<Head>(file: string, key: string): Promise<Opened<Head>> {
  const source = unseal(file, key)
  let read = Buffer.alloc(0)
  for (let at = -1; ; at = read.indexOf(0x0a)) {
    if (at >= 0) {
      const head = JSON.parse(read.toString('utf8', 0, at)) as Head
      return { head, rest: restOf(read.subarray(at + 1), source) }
    }
    const next = await source.next()
    if (next.done === true) throw new DamagedBackup(`${file} has no head`)
    read = Buffer.concat([read, next.value])
  }
}

async function* restOf(first: Uint8Array, source: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first
  yield* source
}
