import type { FastifyInstance } from 'fastify'
import type { Sites } from '#server/sites.ts'

/** What brands have drawn for themselves. Looked at by itself it may do nothing either. */
export function serveBrandArt(app: FastifyInstance, sites: Sites): void {
  for (const { heroDrawing: drawing } of new Set(sites.all.map(({ brand }) => brand)))
    if (drawing !== undefined)
      app.get(drawing.address, (_request, reply) =>
        reply
          .headers({
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': "default-src 'none'; sandbox",
          })
          .type('image/svg+xml; charset=utf-8')
          .send(drawing.svg),
      )
}
