import { createContext } from 'react-router'
import type { Rooms } from '#agency.ts'
import type { Visitor } from '#server/visitor.ts'

/** The open rooms, for loaders: they call the same verbs as the API's routes, in process. */
export const agencyContext = createContext<Rooms>()
export const visitorContext = createContext<Visitor>({ kind: 'guest' })
export const nonceContext = createContext<string>('')
