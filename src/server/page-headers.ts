/** What only a page heeds; with a piece or an answer it would weigh more than many of them. */
export const pageHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

const dataTypes = /^(?:application\/(?:json|x-ndjson)|text\/x-script)\b/

/** Is this data for a script, of which no browser makes a page? */
export function isData(contentType: unknown): boolean {
  return typeof contentType === 'string' && dataTypes.test(contentType)
}

export function withoutPageHeaders(response: { removeHeader(name: string): unknown }): void {
  for (const name of pageHeaders) response.removeHeader(name)
}
