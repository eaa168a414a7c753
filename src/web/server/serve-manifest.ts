import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Brand } from '#web/brand/brand.ts'
import { brandOf } from '#web/brand/brands.ts'
import { frames } from '#web/brand/frames.ts'
import { drawnIcon } from '#web/brand/icon.ts'
import { type AppIcon, appIcons, iconPath } from '#web/install/app-icons.ts'
import { manifestOf } from '#web/install/manifest.ts'

/** Icons are rendered on first request and cached. */
export function serveManifest(app: FastifyInstance, brandId: string): void {
  const brand = brandOf(brandId)
  const manifest = JSON.stringify(manifestOf(brand))
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest),
  )
  for (const icon of Object.values<AppIcon>(appIcons)) {
    let drawn: Promise<Buffer> | undefined
    app.get(iconPath(icon), async (_request, reply) => {
      drawn ??= drawIcon(brand, icon)
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(await drawn)
    })
  }
}

export function drawIcon(brand: Brand, icon: Pick<AppIcon, 'side' | 'sky' | 'round'>): Promise<Buffer> {
  const drawing = sharp(Buffer.from(drawnIcon(brand, icon)), { density: 1200 }).resize(icon.side, icon.side)
  const seen =
    icon.round === 0 ? drawing.flatten({ background: frames[brand.id].themeColour.light }) : drawing
  return seen.png({ compressionLevel: 9, palette: icon.round === 0 }).toBuffer()
}
