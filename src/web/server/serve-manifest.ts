import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Brand } from '#brands/brand.ts'
import type { Sites } from '#server/sites.ts'
import { drawnIcon } from '#web/brand/icon.ts'
import { type AppIcon, appIcons, iconPath } from '#web/install/app-icons.ts'
import { manifestOf } from '#web/install/manifest.ts'

/** Icons are rendered on first request and cached. */
export function serveManifest(app: FastifyInstance, sites: Sites): void {
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'host' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(sites.atHost(request.host).brand))),
  )
  for (const icon of Object.values<AppIcon>(appIcons)) {
    const drawn = new Map<string, Promise<Buffer>>()
    app.get(iconPath(icon), async (request, reply) => {
      const { brand } = sites.atHost(request.host)
      const picture = drawn.get(brand.id) ?? drawIcon(brand, icon)
      drawn.set(brand.id, picture)
      return reply
        .headers({ 'cache-control': 'public, max-age=86400', vary: 'host' })
        .type('image/png')
        .send(await picture)
    })
  }
}

export function drawIcon(brand: Brand, icon: Pick<AppIcon, 'side' | 'sky' | 'round'>): Promise<Buffer> {
  const drawing = sharp(Buffer.from(drawnIcon(brand, icon)), { density: 1200 }).resize(icon.side, icon.side)
  const seen = icon.round === 0 ? drawing.flatten({ background: brand.themeColour.light }) : drawing
  return seen.png({ compressionLevel: 9, palette: icon.round === 0 }).toBuffer()
}
