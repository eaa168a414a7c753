import type { FastifyReply, FastifyRequest } from 'fastify'
import { clocks } from '#calendar/clocks.ts'
import type { Settings } from '#server/settings.ts'

/** httpOnly where it opens anything. SameSite=Lax: returning from the bank stays signed in. */
const cookies = {
  access: { path: '/', maxAge: clocks.accessToken },
  refresh: { path: '/accounts', maxAge: clocks.refreshToken },
  /** readable mark that a session may be renewed; worthless by itself */
  signed: { path: '/', maxAge: clocks.refreshToken },
  /** binds codes to a browser; marks an account's own browsers */
  device: { path: '/accounts', maxAge: clocks.browserKnown },
} as const

export type CookieName = keyof typeof cookies

export function cookieOf(request: FastifyRequest, name: CookieName): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

export interface Cookies {
  put(reply: FastifyReply, name: CookieName, value: string): void
  takeAway(reply: FastifyReply, ...names: readonly CookieName[]): void
}

export function cookiesUnder({ sites }: Pick<Settings, 'sites'>): Cookies {
  function set(
    reply: FastifyReply,
    name: CookieName,
    { value, maxAge }: { value: string; maxAge: number },
  ): void {
    const parts = [
      `${name}=${value}`,
      `Path=${cookies[name].path}`,
      `Max-Age=${maxAge}`,
      ...(name === 'signed' ? [] : ['HttpOnly']),
      'SameSite=Lax',
    ]
    const secure = sites.here().publicUrl.startsWith('https://') ? ['Secure'] : []
    reply.header('set-cookie', [...parts, ...secure].join('; '))
  }
  return {
    put: (reply, name, value) => set(reply, name, { value, maxAge: cookies[name].maxAge }),
    takeAway(reply, ...names) {
      for (const name of names) set(reply, name, { value: '', maxAge: 0 })
    },
  }
}
