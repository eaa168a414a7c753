import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { cut, refused, type S3Faults } from './errors.ts'
import type { Objects } from './objects.ts'

interface Call {
  readonly Params: { readonly '*': string }
  readonly Querystring: Readonly<Record<string, string | undefined>>
  readonly Body: Buffer | undefined
}

interface Store {
  readonly objects: Objects
  readonly faults: S3Faults
}

/** What is put at once or in parts, and what is dropped. */
export function serveUploads(app: FastifyInstance, { objects, faults }: Store): void {
  const uploads = new Map<string, Map<number, Buffer>>()
  app.put<Call>('/swallow/*', ({ params, query, body = Buffer.alloc(0) }, reply) => {
    const { partNumber, uploadId } = query
    if (uploadId === undefined) objects.set(params['*'], body)
    else if (!uploads.has(uploadId)) return refused(reply, 404, 'NoSuchUpload')
    else uploads.get(uploadId)?.set(Number(partNumber), body)
    if (faults.strikes('lost')) return cut(reply)
    return reply.header('etag', `"${createHash('md5').update(body).digest('hex')}"`).send()
  })
  app.post<Call>('/swallow/*', ({ params, query: { uploadId } }, reply) => {
    if (uploadId === undefined) return reply.send(begun())
    const parts = uploads.get(uploadId)
    if (parts === undefined) return refused(reply, 404, 'NoSuchUpload')
    uploads.delete(uploadId)
    const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part)
    objects.set(params['*'], Buffer.concat(inOrder))
    return reply.send('<CompleteMultipartUploadResult/>')
  })
  app.delete<Call>('/swallow/*', ({ params, query: { uploadId } }, reply) => {
    if (uploadId === undefined) objects.delete(params['*'])
    else uploads.delete(uploadId)
    return reply.code(204).send()
  })

  function begun(): string {
    const id = randomUUID()
    uploads.set(id, new Map())
    return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
  }
}
