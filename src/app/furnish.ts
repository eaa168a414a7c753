import type { FastifyRequest } from 'fastify'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { Rooms } from '#app/door.ts'
import { isOfDesk } from '#desk/server/desk-headers.ts'
import type { Visitor } from '#server/visitor.ts'
import { entryOf } from '#web/server/pages.ts'

interface Entering {
  readonly context: RouterContextProvider
  readonly build: ServerBuild
  readonly request: FastifyRequest
}

/** The status page opens while the database is away: whoever cannot be known there is a guest. */
export async function furnish(rooms: Rooms, { context, build, request }: Entering): Promise<void> {
  const { agencyContext, staffContext, visitorContext } = entryOf(build)
  context.set(agencyContext, rooms)
  if (isOfDesk(request.url))
    return context.set(staffContext, (await rooms.desk.guard.ofPage(request)) ?? 'nobody')
  const visitor: Promise<Visitor> = rooms.accounts.pageVisitorOf(request)
  const isStatus = /^\/status(?:\.data)?(?:\?|$)/.test(request.url)
  context.set(visitorContext, await (isStatus ? visitor.catch(() => ({ kind: 'guest' }) as const) : visitor))
}
