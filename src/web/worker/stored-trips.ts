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

/** Pages that show trips or a paper that is out, as a document and as the data of one. */
const showsTrips = /^\/(?:profile|profile\/my-travels(?:\/.*)?|payment\/[^/]+)(?:\.data)?$/

/**
 * Hears of every answer to a page. What is kept of another session than the answer was for, or of one that is over, is taken away;
 * whoever looks at trips of his own has them kept. An answer that says nothing of whose it is changes nothing.
 */
export async function heard(path: string, { ok, headers }: Response): Promise<void> {
  const whose = headers.get(sessionHeader)
  if (whose === null) return
  const kept = await storedList()
  if (kept !== undefined && kept.headers.get(sessionHeader) !== whose) await wipe()
  if (ok && whose !== nobody && showsTrips.test(path)) await keepTrips(whose)
}

/**
 * What stands in place of a page without a line: the kept trips, or one of their papers, both saying from when they are; nothing
 * where nothing is kept. `parts` are the files kept with the worker, the typeface among them.
 */
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

/** With its own policy, since what is written into it stands there by that policy's word. */
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
