import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** By W3C Trace Context: one number for all that a request brings about, here and at whoever is asked. */
export interface Trace {
  readonly traceId: string
  /** of whoever asked us; none when the trace begins here */
  readonly parentId: string | undefined
  /** whether whoever began it records it */
  readonly isSampled: boolean
}

const under = new AsyncLocalStorage<Trace>()
const shape = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** Goes on with what was received; what is malformed, or nothing, begins anew. */
export function traceOf(header: string | readonly string[] | undefined): Trace {
  const [, traceId, parentId, flags = '00', more] = (typeof header === 'string' && shape.exec(header)) || []
  const isOurs = more === undefined || !String(header).startsWith('00')
  if (traceId === undefined || parentId === undefined || !isOurs || isNought(traceId) || isNought(parentId))
    return { traceId: randomBytes(16).toString('hex'), parentId: undefined, isSampled: false }
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export function inTrace<T>(trace: Trace, work: () => T): T {
  return under.run(trace, work)
}

export function traceHere(): Trace | undefined {
  return under.getStore()
}

/** What a question to somebody outside bears: the trace, and a number of its own. Undefined outside of a trace. */
export function traceparentForCall(): string | undefined {
  const trace = under.getStore()
  return trace && `00-${trace.traceId}-${randomBytes(8).toString('hex')}-${trace.isSampled ? '01' : '00'}`
}

function isNought(id: string): boolean {
  return /^0+$/.test(id)
}
