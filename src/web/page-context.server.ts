import { createContext, type RouterContextProvider } from 'react-router'
import type { StaffVisitor, Visitor } from '#server/visitor.ts'
import type { WiderPolicy } from '#web/server/content-security.ts'

/** The rooms' interfaces for loaders; filled in by `app/page-rooms.ts`. */
export interface PageRooms {}

export const agencyContext = createContext<unknown>()

export function agencyOf<Name extends keyof PageRooms>(
  context: Pick<RouterContextProvider, 'get'>,
  _room: Name,
): PageRooms[Name] {
  return context.get(agencyContext) as PageRooms[Name]
}

export const visitorContext = createContext<Visitor>({ kind: 'guest' })
/** Who is at the desk, on its pages alone; travellers are nobody there. */
export const staffContext = createContext<StaffVisitor | 'from elsewhere' | 'nobody'>('nobody')
/** A loader adds other origins its page needs. */
export const widerPolicyContext = createContext<WiderPolicy>({})
export const addressContext = createContext<string>('::1')
export const nonceContext = createContext<string>('')
export const brandCssContext = createContext<string>('')
/** Called with errors while rendering; returns whether they were expected and logged. */
export const failedContext = createContext<(error: unknown) => boolean>(() => false)
