import { keepTrips } from './store-trips.ts'
import {
  asOfWords,
  isTooOld,
  listAddress,
  nobody,
  sessionHeader,
  store,
  storedList,
  wipe,
} from './trips-store.ts'

const showsTrips = /^\/(?:profile|profile\/my-travels(?:\/.*)?|payment\/[^/]+)(?:\.data)?$/

/** Deletes trips of another or ended session, stores those of a traveller
 * viewing their own; without the header nothing changes. */
export async function checkStoredTrips(path: string, { ok, headers }: Response): Promise<void> {
  const whose = headers.get(sessionHeader)
  if (whose === null) return
  const kept = await storedList()
  if (kept !== undefined && kept.headers.get(sessionHeader) !== whose) await wipe()
  if (ok && whose !== nobody && showsTrips.test(path)) await keepTrips(whose)
}

/** Offline: stored trips or papers, with their date; undefined if none. `parts` are the worker's cached files. */
export async function storedFor(path: string, parts: readonly string[]): Promise<Response | undefined> {
  const list = await storedList()
  if (list === undefined) return undefined
  if (isTooOld(list)) {
    await wipe()
    return undefined
  }
  const words = await list.clone().text()
  if (/^\/profile\/my-travels(?:\/|$)/.test(path)) return page(list, inTypeface(words, parts))
  const paper = path === listAddress ? undefined : await caches.match(path, { cacheName: store })
  if (paper?.headers.get('content-type')?.startsWith('text/html') !== true) return paper
  const sheet = await paper.text()
  return page(
    paper,
    sheet.replace('<main>', () => `<main>${asOfWords(words)}`),
  )
}

/** With its own CSP, which allows its inline parts. */
function page({ headers }: Response, words: string): Response {
  const policy = headers.get('content-security-policy') ?? `default-src 'none'`
  return new Response(words, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

function inTypeface(words: string, parts: readonly string[]): string {
  const font = parts.find((part) => part.endsWith('.woff2'))
  const face = `@font-face{font-family:Vazirmatn;src:url(${font}) format('woff2');font-weight:400 900}`
  return font === undefined ? words : words.replace('</style>', () => `${face}</style>`)
}
