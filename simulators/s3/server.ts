import fastify, { type FastifyReply } from 'fastify'
import { faultBox, serveFaults } from '../faults.ts'
import { faultNames, refused, type S3Fault, type S3Faults } from './errors.ts'
import { type Objects, serveObjects } from './objects.ts'
import { signatureFault } from './signature.ts'
import { serveUploads } from './uploads.ts'

export interface S3SimulatorOptions {
  readonly port: number
  readonly host?: string
  /** so many names a page; S3 itself gives a thousand */
  readonly perPage?: number
}

export interface S3Simulator {
  readonly url: string
  readonly faults: S3Faults
  /** what lies in the only bucket, `swallow`, by its whole name */
  readonly objects: Objects
  close(): Promise<void>
}

/** the only key that is let in */
export const s3Key = { keyId: 'house-simulator', secret: 'house-simulator-secret' } as const
const secrets = new Map([[s3Key.keyId, s3Key.secret]])

/** An object store by Amazon's S3 protocol: list, put, get and delete, and uploads in parts, in one bucket. */
export async function openS3Simulator({
  port,
  host,
  perPage = 1000,
}: S3SimulatorOptions): Promise<S3Simulator> {
  const faults = faultBox<S3Fault>()
  const objects: Objects = new Map()
  const app = fastify({ forceCloseConnections: true, bodyLimit: 512 * 1024 ** 2 })
  serveFaults(app, faults, faultNames)
  await app.register(async (store) => {
    store.removeAllContentTypeParsers()
    store.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    store.addHook('preHandler', async ({ method, raw, headers }, reply) => {
      const fault = signatureFault({ method, url: raw.url ?? '', headers }, secrets, Date.now())
      return fault === undefined ? misfortune(faults, method, reply) : refused(reply, 403, fault)
    })
    serveObjects(store, { objects, faults, perPage })
    serveUploads(store, { objects, faults })
  })
  const url = await app.listen({ port, host: host ?? '127.0.0.1' })
  return { url, faults, objects, close: () => app.close() }
}

function misfortune(faults: S3Faults, method: string, reply: FastifyReply): FastifyReply | undefined {
  if (faults.strikes('down')) return refused(reply, 503, 'ServiceUnavailable')
  if (faults.strikes('slow-down')) return refused(reply, 503, 'SlowDown')
  if (method === 'PUT' && faults.strikes('full')) return refused(reply, 507, 'QuotaExceeded')
  if (faults.strikes('hang')) return reply.hijack()
  if (faults.strikes('garbage')) return reply.type('text/html').send('<html>away</html>')
  return undefined
}
