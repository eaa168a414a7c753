import type { FastifyReply, FastifyRequest } from 'fastify'
import { clocks } from '#calendar/clocks.ts'
import type { Settings } from '#server/settings.ts'

type Sited = Pick<Settings, 'sites'>

/** Browsers take `__Host-` from a secure page alone; a demo may have none. */
function nameUnder({ sites }: Sited): { readonly name: string; readonly isSecure: boolean } {
  const isSecure = sites.here().publicUrl.startsWith('https://')
  return { name: isSecure ? '__Host-desk' : 'desk', isSecure }
}

export function deskTokenOf(settings: Sited, { headers }: FastifyRequest): string | undefined {
  const { name } = nameUnder(settings)
  const pair = (headers.cookie ?? '').split(/; */).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** SameSite=Strict: no other site's page, nor a link on it, comes with it. */
export function putDeskToken(settings: Sited, reply: FastifyReply, token: string | undefined): void {
  const { name, isSecure } = nameUnder(settings)
  const seconds = token === undefined ? 0 : clocks.deskSession
  reply.header(
    'set-cookie',
    `${name}=${token ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  )
}
