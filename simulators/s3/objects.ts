import type { FastifyInstance, FastifyReply } from 'fastify'
import { refused, type S3Faults } from './errors.ts'

export type Objects = Map<string, Buffer>

interface Store {
  readonly objects: Objects
  readonly faults: S3Faults
  readonly perPage: number
}

type Query = Readonly<Record<string, string | undefined>>

export function serveObjects(app: FastifyInstance, { objects, faults, perPage }: Store): void {
  app.get<{ Querystring: Query }>('/swallow', ({ query }, reply) =>
    reply.type('application/xml').send(listed(objects, query, perPage)),
  )
  app.get<{ Params: { '*': string } }>('/swallow/*', ({ params }, reply) => {
    const object = objects.get(params['*'])
    if (object === undefined) return refused(reply, 404, 'NoSuchKey')
    return faults.strikes('half') ? half(reply, object) : reply.type('application/octet-stream').send(object)
  })
}

function listed(objects: Objects, query: Query, perPage: number): string {
  const { prefix = '', 'continuation-token': after = '' } = query
  const all = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort()
  const page = all.slice(0, perPage)
  const more = all.length > perPage ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`)
  return `<?xml version="1.0"?><ListBucketResult>${more}${contents.join('')}</ListBucketResult>`
}

function half(reply: FastifyReply, object: Buffer): FastifyReply {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-length': object.length })
  reply.raw.write(object.subarray(0, object.length >> 1), () => reply.raw.destroy())
  return reply
}
