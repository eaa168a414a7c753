import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#server/refusals.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Turns away what no browser and no program of good will asks: other methods (TRACE would tell a page its cookies), a target or a
 * host that is no address, and the NUL that no text has.
 */
export function guardSound(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!methods.includes(request.method))
      throw refuse('METHOD_NOT_ALLOWED', { headers: { allow: methods.join(', ') } })
    if (!isSound(request)) throw refuse('BODY_UNREADABLE')
  })
}

function isSound({ raw: { url = '' }, host }: FastifyRequest): boolean {
  return url.startsWith('/') && !/%00/.test(url) && (host === '' || URL.canParse(`http://${host}`))
}

/** A proxy may ask with the whole address (RFC 9112 §3.2.2); what is asked is its path. */
export function requestPath({ url = '/' }: { readonly url?: string | undefined }): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(url) ?? []
  if (path === undefined) return url
  return path.startsWith('/') ? path : `/${path}`
}
