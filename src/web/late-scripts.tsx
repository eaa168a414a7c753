import { Scripts as scriptsOfRouter } from 'react-router'
import { keepChanges } from '#web/changed-before.ts'
import { earlyNames, keepEarly } from '#web/install/keep-early.ts'
import { keepPresses } from '#web/pressed-before.ts'
import { partsOf } from '#web/router-parts.ts'

/** The router's scripts, started after the first paint; loaders' data stay where the router put them. */
export function LateScripts() {
  const parts = partsOf(scriptsOfRouter({}))
  const main = parts.find(({ type, props }) => type === 'script' && props.type === 'module')
  const hrefs = parts.flatMap(({ type, props }) => (type === 'link' && props.href ? [props.href] : []))
  const asked = [hrefs, main?.props.dangerouslySetInnerHTML?.__html ?? ''] as const
  return (
    <>
      {parts.filter((part) => part.type === 'script' && part !== main)}
      {main && (
        <script
          nonce={main.props.nonce}
          suppressHydrationWarning
          // the browser has run it by then: it takes over what the server wrote and needs no text of its own
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function with the router's own text
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? `(${keepPresses})();(${keepChanges})();(${begin})(${whenPainted},...${inScript(asked)});(${keepEarly})(${inScript(earlyNames)})`
              : '',
          }}
        />
      )}
    </>
  )
}

/** Runs in the page by its text alone. After the first frame is on the screen: one that is only drawn waits for what is asked for then. */
function whenPainted(work: () => void): void {
  if (document.hidden) return work()
  const over = new AbortController()
  const paints = new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) done()
  })
  function done() {
    if (over.signal.aborted) return
    over.abort()
    paints.disconnect()
    setTimeout(work)
  }
  paints.observe({ type: 'paint', buffered: true })
  // a page that is put away is not painted, and some browsers do not say that they painted
  document.addEventListener('visibilitychange', done, over)
  setTimeout(done, PerformanceObserver.supportedEntryTypes.includes('paint') ? 2000 : 50)
}

/** Runs in the page by its text alone. A piece that cannot be loaded reloads
 * the page once the server answers, at most once in 60 s (§2). */
function begin(whenPainted: (work: () => void) => void, hrefs: readonly string[], code: string): void {
  const { nonce } = document.currentScript as HTMLScriptElement
  /** A few at a time: asking for all of them at once holds up a slow phone. */
  function preload(from = 0) {
    const links = hrefs
      .slice(from, from + 6)
      .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }))
    document.head.append(...links)
    if (from + 6 < hrefs.length) setTimeout(preload, 0, from + 6)
    else start()
  }
  function start() {
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      nonce,
      textContent: code,
    })
    script.addEventListener('error', comeBack)
    addEventListener('vite:preloadError', comeBack)
    addEventListener('unhandledrejection', ({ reason }) => {
      // browsers word a failed import differently; all mention a module
      if (reason instanceof TypeError && reason.message.includes('module')) comeBack()
    })
    document.head.append(script)
  }
  let isComing = false
  function comeBack() {
    if (isComing) return
    isComing = true
    const last = Number(sessionStorage.getItem('came-back') ?? 0)
    setTimeout(look, Math.max(0, last + 60_000 - Date.now()))
  }
  function look() {
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => (ok ? reload() : setTimeout(look, 3000)),
      () => setTimeout(look, 3000),
    )
  }
  function reload() {
    sessionStorage.setItem('came-back', String(Date.now()))
    location.reload()
  }
  whenPainted(preload)
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
