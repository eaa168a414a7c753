import type { FastifyInstance } from 'fastify'
import type { Settings } from '#server/settings.ts'
import { frames } from '#web/brand/frames.ts'
import type { Pages } from '#web/server/pages.ts'
import { serveAppLinks } from '#web/server/serve-app-links.ts'
import { serveManifest } from '#web/server/serve-manifest.ts'
import { serveWorker } from '#web/server/serve-worker.ts'

export function serveApp(
  app: FastifyInstance,
  pages: Pages,
  { brand, apps }: Pick<Settings, 'brand' | 'apps'>,
): void {
  serveManifest(app, brand)
  serveAppLinks(app, { ...apps, appId: frames[brand].appId })
  serveWorker(app, pages, brand)
}
