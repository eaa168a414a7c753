import type { FastifyInstance } from 'fastify'
import { feedOf } from '#magazine/feed.ts'
import { feedPath, magazinePath, pictureNamed } from '#magazine/paths.ts'
import type { Magazine } from '#magazine/server/magazine.ts'
import type { Settings } from '#server/settings.ts'

/** What is no page: the feed, and pictures as we drew them. */
export function serveMagazine(
  app: FastifyInstance,
  magazine: Magazine,
  { sites }: Pick<Settings, 'sites'>,
): void {
  app.get(feedPath, async (_, reply) => {
    await magazine.ready()
    const { articles } = await magazine.list({})
    const { brand, publicUrl } = sites.here()
    const text = feedOf(articles, { url: publicUrl, name: brand.name })
    return reply.header('vary', 'host').type('application/rss+xml; charset=utf-8').send(text)
  })
  app.get<{ Params: { name: string } }>(`${magazinePath}/pictures/:name`, async ({ params }, reply) => {
    const named = pictureNamed(params.name)
    const bytes = named && (await magazine.picture(named.id, named.size))
    if (bytes === undefined) return reply.code(404).type('text/plain').send('')
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable') // named by a digest
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes)
  })
}
