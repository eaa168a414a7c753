import { pathTemplate } from '#calls/path-template.ts'
import type { BrowserFailure } from '#server/browser-failures/failures.ts'

type Failure = BrowserFailure extends infer One ? (One extends unknown ? Omit<One, 'page'> : never) : never

const address = '/api/front-api/App/TellFailure'
/** of one page's life */
const most = 5

let isTelling = false

/** Tells the server of scripts, calls and pieces of pages that fail: no message, no address, nobody's name. */
export function tellFailures(): void {
  if (isTelling) return
  isTelling = true
  const told = new Set<string>()
  const tell = (failure: Failure) => {
    const text = JSON.stringify({ ...failure, page: pathTemplate(location.pathname) })
    if (told.has(text) || told.size >= most || !navigator.onLine) return
    told.add(text)
    navigator.sendBeacon(address, new Blob([text], { type: 'application/json' }))
  }
  addEventListener('error', ({ error }) => tellScript(error, tell))
  addEventListener('unhandledrejection', ({ reason }) => tellScript(reason, tell))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tellResource(entry as PerformanceResourceTiming, tell)
  }).observe({ type: 'resource', buffered: true })
}

/** Where it was thrown, by the first of our files in its stack. */
function tellScript(error: unknown, tell: (failure: Failure) => void): void {
  if (!(error instanceof Error)) return
  const [, file, line, column] = /(\/assets\/[\w.-]+):(\d+):(\d+)/.exec(error.stack ?? '') ?? []
  if (file === undefined) return
  tell({ kind: 'script', name: error.name, file, line: Number(line), column: Number(column) })
}

function tellResource(entry: PerformanceResourceTiming, tell: (failure: Failure) => void): void {
  const { origin, pathname } = new URL(entry.name)
  const { responseStatus: status } = entry
  // browsers that do not say what came back tell nothing
  if (origin !== location.origin || status === undefined) return
  if (pathname.startsWith('/assets/') && (status === 0 || status >= 400))
    tell({ kind: 'chunk', file: pathname })
  else if (status >= 500 && pathname !== address) tell({ kind: 'call', path: pathTemplate(pathname), status })
}
