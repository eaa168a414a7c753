import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#server/refusals.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Rejects other methods (TRACE would reveal cookies), malformed targets and hosts, and NUL. */
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

export function requestPath({ url = '/' }: { readonly url?: string | undefined }): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(url) ?? []
  if (path === undefined) return url
  return path.startsWith('/') ? path : `/${path}`
}
