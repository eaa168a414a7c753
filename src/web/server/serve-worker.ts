import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { WholeBrand } from '#brands/brand.ts'
import type { Sites } from '#server/sites.ts'
import type { OfflineHtml } from '#web/install/offline-html.tsx'
import { workerFile } from '#web/server/make-worker.ts'
import { entryOf, type Pages, type StaticPage } from '#web/server/pages.ts'

const offlinePath = '/offline.html'

/** always revalidated: a cached worker could never be replaced */
const fresh = { 'cache-control': 'no-cache', vary: 'host' } as const

/** The service worker of a build, and the page it keeps for when there is no line; neither in development. */
export function serveWorker(app: FastifyInstance, pages: Pages, sites: Sites): void {
  const { clientFolder } = pages
  if (clientFolder === undefined) return
  const body = readFileSync(path.join(clientFolder, workerFile), 'utf8')
  const made = sites.all.flatMap(({ brand }) => {
    const offline = staticPage(pages, brand)
    if (offline === undefined) return []
    const parts = partsOf(offline.html, clientFolder)
    const version = hashOf([body, offline.html, ...parts].join('\n'), 'base64url').slice(0, 12)
    const worker = `const made=${JSON.stringify({ version, offline: offlinePath, parts })};\n${body}`
    return [[brand.id, { offline, version, worker }] as const]
  })
  const ofBrands = new Map(made)
  if (ofBrands.size === 0) return
  const at = (host: string) => ofBrands.get(sites.atHost(host).brand.id)
  app.siteVersionAt = (host) => at(host)?.version
  app.get(offlinePath, ({ host }, reply) =>
    reply
      .headers({ ...fresh, 'content-security-policy': at(host)?.offline.policy })
      .type('text/html; charset=utf-8')
      .send(at(host)?.offline.html),
  )
  app.get('/sw.js', ({ host }, reply) =>
    reply
      .headers({ ...fresh, 'content-security-policy': `default-src 'none'; connect-src 'self'` })
      .type('text/javascript; charset=utf-8')
      .send(at(host)?.worker),
  )
}

/** Shown when the server cannot answer; reloads itself. Undefined in development. */
export function staticPage({ build, clientFolder }: Pages, brand: WholeBrand): StaticPage | undefined {
  if (clientFolder === undefined || typeof build === 'function') return undefined
  const { html, inline } = entryOf(build).offlineHtml(brand, stylesOfAllPages(build))
  return { html, policy: offlinePolicy(inline) }
}

function stylesOfAllPages({ assets }: ServerBuild): readonly string[] {
  const styles = assets.routes['root']?.css ?? []
  return [...new Set(styles.map((href) => href.replace(/#.*$/, '')))]
}

function partsOf(html: string, clientFolder: string): readonly string[] {
  const named = html.match(/\/assets\/[\w.-]+/g) ?? []
  const drawn = named
    .filter((file) => file.endsWith('.css'))
    .flatMap(
      (file) => readFileSync(path.join(clientFolder, file), 'utf8').match(/\/assets\/tiles-[\w.-]+/g) ?? [],
    )
  return [...new Set([...named, ...drawn])]
}

/** Script and style by hash; otherwise only cached files and the reachability check. */
function offlinePolicy({ script, style }: OfflineHtml['inline']): string {
  return [
    `default-src 'none'`,
    `script-src '${integrity(script)}'`,
    `style-src 'self' '${integrity(style)}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

function integrity(text: string): string {
  return `sha256-${hashOf(text, 'base64')}`
}

function hashOf(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding)
}
