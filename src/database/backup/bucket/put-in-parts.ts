import type { Call } from '#database/backup/bucket/bucket-calls.ts'
import { uploadIn } from '#database/backup/bucket/bucket-xml.ts'

interface Upload {
  readonly address: string
  readonly blob: Blob
  readonly partBytes: number
}

/** Nothing is there until all parts are; what was sent of a failed one is dropped. */
export async function putInParts(call: Call, { address, blob, partBytes }: Upload): Promise<void> {
  const begun = await call('POST', `${address}?uploads=`)
  const uploadId = uploadIn(await begun.text())
  const upload = `${address}?${new URLSearchParams({ uploadId })}`
  try {
    const parts: string[] = []
    for (let from = 0; from < blob.size; from += partBytes) {
      const query = new URLSearchParams({ partNumber: String(parts.length + 1), uploadId })
      const kept = await call('PUT', `${address}?${query}`, blob.slice(from, from + partBytes))
      await kept.text()
      parts.push(kept.headers.get('etag') ?? '')
    }
    await (await call('POST', upload, whole(parts))).text()
  } catch (error) {
    await call('DELETE', upload).catch(() => undefined)
    throw error
  }
}

function whole(parts: readonly string[]): string {
  const each = parts.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
  return `<CompleteMultipartUpload>${each.join('')}</CompleteMultipartUpload>`
}
