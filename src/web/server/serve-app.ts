import type { FastifyInstance } from 'fastify'
import type { Settings } from '#server/settings.ts'
import type { Pages } from '#web/server/pages.ts'
import { serveAppLinks } from '#web/server/serve-app-links.ts'
import { serveBrandArt } from '#web/server/serve-brand-art.ts'
import { serveManifest } from '#web/server/serve-manifest.ts'
import { serveWorker } from '#web/server/serve-worker.ts'

export function serveApp(
  app: FastifyInstance,
  pages: Pages,
  { sites, apps }: Pick<Settings, 'sites' | 'apps'>,
): void {
  serveManifest(app, sites)
  serveBrandArt(app, sites)
  serveAppLinks(app, sites, apps)
  serveWorker(app, pages, sites)
}
