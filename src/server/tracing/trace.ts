import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** By W3C Trace Context: one number for all that a request brings about, here and at whoever is asked. */
export interface Trace {
  readonly traceId: string
  /** of whoever asked us; none when the trace begins here */
  readonly parentId: string | undefined
  /** whether whoever began it records it */
  readonly isSampled: boolean
  /** the part of it that is measured at this moment */
  readonly spanId?: string
}

/** how many of the traces that begin here are recorded, 0 to 1 */
let recordedShare = 0

const under = new AsyncLocalStorage<Trace>()
const shape = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** Goes on with what was received; what is malformed, or nothing, begins anew. */
export function traceOf(header: string | readonly string[] | undefined): Trace {
  const [, traceId, parentId, flags = '00', more] = (typeof header === 'string' && shape.exec(header)) || []
  const isOurs = more === undefined || !String(header).startsWith('00')
  if (traceId === undefined || parentId === undefined || !isOurs || isNought(traceId) || isNought(parentId))
    return { traceId: randomBytes(16).toString('hex'), parentId: undefined, isSampled: isDrawn() }
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export function inTrace<T>(trace: Trace, work: () => T): T {
  return under.run(trace, work)
}

export function traceHere(): Trace | undefined {
  return under.getStore()
}

/** What a question to somebody outside bears: the trace, and the measured part of it or a number of its own. Undefined outside of a trace. */
export function traceparentForCall(): string | undefined {
  const trace = under.getStore()
  if (trace === undefined) return undefined
  const { traceId, spanId = randomBytes(8).toString('hex'), isSampled } = trace
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
}

/** From now on so many of the traces that begin here are recorded. */
export function recordShare(share: number): void {
  recordedShare = share
}

function isDrawn(): boolean {
  return recordedShare > 0 && Math.random() < recordedShare
}

function isNought(id: string): boolean {
  return /^0+$/.test(id)
}
