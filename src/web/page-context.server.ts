import { createContext, type RouterContextProvider } from 'react-router'
import type { Visitor } from '#server/visitor.ts'
import type { WiderPolicy } from '#web/server/content-security.ts'

/** What a page of each room may ask, by the room's name. Whoever opens the rooms says it (`app/page-rooms.ts`, from `rooms.ts`). */
export interface PageRooms {}

/** the open rooms; a loader asks `agencyOf` */
export const agencyContext = createContext<unknown>()

/** The open rooms that a page of this room may ask: its loader calls the same verbs as the API's routes, in process. */
export function agencyOf<Name extends keyof PageRooms>(
  context: Pick<RouterContextProvider, 'get'>,
  _room: Name,
): PageRooms[Name] {
  return context.get(agencyContext) as PageRooms[Name]
}

export const visitorContext = createContext<Visitor>({ kind: 'guest' })
/** A loader names here what its page needs of other origins; every other page needs nothing. */
export const widerPolicyContext = createContext<WiderPolicy>({})
/** where whoever asks for the page asks from */
export const addressContext = createContext<string>('::1')
export const nonceContext = createContext<string>('')
/** Told of whatever went wrong while a page was made; answers whether that was expected, and is noted already. */
export const failedContext = createContext<(error: unknown) => boolean>(() => false)
