import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The house's typeface at a fixed address, for pages that are no part of the page build: printed tickets. */
export function serveFonts(app: FastifyInstance): void {
  const font = readFileSync(path.resolve(import.meta.dirname, '../web/font/vazirmatn.woff2'))
  app.get('/fonts/vazirmatn.woff2', (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=604800').send(font),
  )
}
