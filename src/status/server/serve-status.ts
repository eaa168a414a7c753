import type { FastifyInstance } from 'fastify'
import type { House } from '#server/house.ts'
import { incidentsFeed } from '#status/feed.ts'
import { feedPath } from '#status/feed-path.ts'
import type { Status } from '#status/server/status.ts'

const forHalfAMinute = 'public, max-age=30'

/** The page's facts for machines, and its incidents for readers of feeds. */
export function serveStatus(app: FastifyInstance, status: Status, { sites }: House['settings']): void {
  app.get('/status.json', async (_request, reply) =>
    reply.header('cache-control', forHalfAMinute).send(await status.view()),
  )
  app.get(feedPath, async (_request, reply) => {
    const { publicUrl: url, brand } = sites.here()
    return reply
      .header('cache-control', forHalfAMinute)
      .type('application/atom+xml; charset=utf-8')
      .send(incidentsFeed(await status.view(), { url, name: brand.name }))
  })
}
