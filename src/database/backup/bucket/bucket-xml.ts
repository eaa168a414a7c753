/** Of a list of objects (`ListObjectsV2`): our names need no escapes; what has some is nothing of ours. */
export function objectsIn(xml: string): {
  readonly keys: readonly string[]
  readonly more: string | undefined
} {
  if (!xml.includes('<ListBucketResult')) throw new Error('the store of backups has answered no list')
  const keys = [...xml.matchAll(/<Key>([\w./-]+)<\/Key>/g)].map(([, key = '']) => key)
  const token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1]
  return { keys, more: token === undefined ? undefined : unescaped(token) }
}

/** Of an upload in parts that was begun. */
export function uploadIn(xml: string): string {
  const id = /<UploadId>([^<]+)<\/UploadId>/.exec(xml)?.[1]
  if (id === undefined) throw new Error('the store of backups has begun no upload')
  return unescaped(id)
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
