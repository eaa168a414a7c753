import { lookup as resolve } from 'node:dns'
import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '#magazine/server/public-address.ts'

export interface Guard {
  /** the magazine's own host may be anywhere, our simulator is */
  readonly home: string
  readonly mostBytes: number
  readonly longestMs: number
}

export interface Fetched {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

const mostRedirects = 3

/**
 * A GET that reaches nothing but the magazine's own host and the open internet, by the address that was looked up and
 * checked; also after each redirect. Bounded in bytes and time. Throws for everything else.
 */
export async function guardedGet(address: string, guard: Guard): Promise<Fetched> {
  const signal = AbortSignal.timeout(guard.longestMs)
  let url = new URL(address)
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const answer = await getOnce(url, guard, signal)
    const { location } = answer.headers
    if (answer.status < 300 || answer.status > 399 || location === undefined) return answer
    url = new URL(location, url)
  }
  throw new Error('redirected too often')
}

async function getOnce(url: URL, guard: Guard, signal: AbortSignal): Promise<Fetched> {
  const isHome = url.host === guard.home
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`no web address: ${url.protocol}`)
  if (url.username !== '' || url.password !== '') throw new Error('an address with a password')
  if (!isHome && url.port !== '') throw new Error('an unusual port')
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  if (!isHome && isIP(bare) !== 0 && !isPublicAddress(bare)) throw new Error('a closed address')
  const { get } = url.protocol === 'https:' ? https : http
  const headers = { 'user-agent': 'magazine-reader', accept: '*/*', 'accept-encoding': 'identity' }
  const options = { signal, headers, ...(isHome ? {} : { lookup: openLookup }) }
  const request = get(url, options)
  const [response] = (await once(request, 'response', { signal })) as [http.IncomingMessage]
  try {
    const body = await bodyOf(response, guard.mostBytes)
    return { status: response.statusCode ?? 0, headers: response.headers, body }
  } finally {
    request.destroy()
  }
}

/** Whatever a name resolves to is checked, and connected to, at once. */
const openLookup: LookupFunction = (hostname, options, answer) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const open = error === null ? found.filter(({ address }) => isPublicAddress(address)) : []
    const [first] = open
    if (first === undefined) answer(error ?? new Error('a closed address'), '', 4)
    else if (options.all === true) answer(null, open)
    else answer(null, first.address, first.family)
  })
}

async function bodyOf(response: http.IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error(`more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
