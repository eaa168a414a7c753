import type { FastifyRequest } from 'fastify'
import { prefixOf } from '#accounts/address-prefix.ts'
import { deviceInWords } from '#accounts/device-in-words.ts'
import type { entranceCalls } from '#desk/entrance-calls.ts'
import type { Desk } from '#desk/server/desk.ts'
import { putDeskToken } from '#desk/server/session-cookie.ts'
import type { Arrival } from '#desk/server/sessions.ts'
import { hostOf } from '#server/address.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Settings } from '#server/settings.ts'

export function entranceHandlers(
  { entrance, keys, signOut }: Desk,
  settings: Pick<Settings, 'sites'>,
): Handlers<typeof entranceCalls> {
  return {
    offerJoining: ({ body }) => entrance.offerJoining(body.link),
    async join({ body: { link, ...proof }, request, reply }) {
      putDeskToken(settings, reply, await entrance.join(link, proof, arrivalOf(request)))
      return undefined
    },
    ask: ({ request }) => entrance.ask(hostOf(request.ip)),
    async enter({ body, request, reply }) {
      putDeskToken(settings, reply, await entrance.enter(body, arrivalOf(request)))
      return undefined
    },
    async signOut({ visitor, reply }) {
      await signOut(visitor)
      putDeskToken(settings, reply, undefined)
      return undefined
    },
    async keys({ visitor }) {
      return (await keys.list(visitor)).map((key) => ({
        ...key,
        createdAt: key.createdAt.toString(),
        lastUsedAt: key.lastUsedAt?.toString() ?? null,
      }))
    },
    offerKey: ({ visitor }) => keys.offer(visitor),
    async addKey({ visitor, body, request }) {
      await keys.add(visitor, { ...body, name: arrivalOf(request).deviceWords })
      return undefined
    },
    async removeKey({ visitor, params }) {
      await keys.remove(visitor, params.id)
      return undefined
    },
  }
}

function arrivalOf({ ip, headers }: FastifyRequest): Arrival {
  return { network: prefixOf(ip), deviceWords: deviceInWords(headers['user-agent'] ?? '') }
}
