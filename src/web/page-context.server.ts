import { createContext } from 'react-router'
import type { Rooms } from '#agency.ts'
import type { Visitor } from '#server/visitor.ts'
import type { WiderPolicy } from '#web/server/content-security.ts'

/** The open rooms, for loaders: they call the same verbs as the API's routes, in process. */
export const agencyContext = createContext<Rooms>()
export const visitorContext = createContext<Visitor>({ kind: 'guest' })
/** A loader names here what its page needs of other origins; every other page needs nothing. */
export const widerPolicyContext = createContext<WiderPolicy>({})
/** where whoever asks for the page asks from */
export const addressContext = createContext<string>('::1')
export const nonceContext = createContext<string>('')
/** Told of whatever went wrong while a page was made; answers whether that was expected, and is noted already. */
export const failedContext = createContext<(error: unknown) => boolean>(() => false)
