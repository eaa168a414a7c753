import { patience } from '#experiences/server/waiting.ts'

const mostBytes = 4_000_000

/** The supplier's file, from the address in its booking, which is https or its own; undefined for what is no PDF or too long. */
export async function fetchPdf(address: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience.read),
    })
    if (!response.ok || response.body === null) return undefined
    const bytes = await readUpTo(response.body)
    return bytes !== undefined && bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? bytes : undefined
  } catch {
    return undefined // silence, a redirect or no such host: there is no file now
  }
}

async function readUpTo(body: AsyncIterable<Uint8Array>): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
