import type { FastifyReply } from 'fastify'

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

/** Browsers keep a connection without being told so with each piece; that one is to end is said still. */
export function withoutKeepAlive(reply: FastifyReply): void {
  const ends = reply.hasHeader('connection') || reply.raw.hasHeader('connection')
  if (!ends) reply.raw.removeHeader('connection')
}
