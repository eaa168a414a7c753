import type { FastifyInstance } from 'fastify'
import type { Status } from '#status/server/status.ts'

/** The page's facts for machines. */
export function serveStatus(app: FastifyInstance, status: Status): void {
  app.get('/status.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=30').send(await status.view()),
  )
}
