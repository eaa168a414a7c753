const mostBytes = 8_000_000
const patienceMs = 8000

/** Where a supplier's pictures may lie: an exact host by https, or the supplier's own origin. */
export interface PictureSource {
  readonly hosts: readonly string[]
  /** `http://localhost:3009` of a simulator; its scheme and port count too */
  readonly origin: string
}

export function isOfSource(text: string, { hosts, origin }: PictureSource): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return false
  if (url.origin === new URL(origin).origin) return true
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname)
}

/** The bytes, or why there are none. Redirects are not followed: they could lead anywhere, into our own net too. */
export async function fetchPicture(
  address: string,
  source: PictureSource,
): Promise<{ readonly bytes: Buffer } | { readonly fault: string }> {
  if (!isOfSource(address, source)) return { fault: 'not of this supplier' }
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    if (!response.ok) return { fault: `answered ${response.status}` }
    if (response.headers.get('content-type')?.startsWith('image/') !== true) return { fault: 'no image' }
    return await bytesOf(response)
  } catch (error) {
    return { fault: error instanceof Error ? error.message.slice(0, 200) : 'unreachable' }
  }
}

async function bytesOf(response: Response): Promise<{ readonly bytes: Buffer } | { readonly fault: string }> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) return { fault: 'too large' }
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}
