import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, CheckedOf, ResponseOf } from '#calls/call.ts'
import type { StaffVisitor, Visitor } from '#server/visitor.ts'

export interface FileResponse {
  readonly type: string
  readonly body: string | Uint8Array | Readable
  readonly fileName?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A response serialised already, from a trusted call, whose tests check its shape. */
export class SerialisedResponse {
  /** parts of cached text, not copied */
  readonly parts: readonly Buffer[]

  constructor(parts: readonly Buffer[]) {
    this.parts = parts
  }
}

export interface CheckedRequest<C extends Call> extends CheckedOf<C> {
  readonly userId: C['who'] extends 'user' ? string : string | undefined
  readonly visitor: C['who'] extends 'staff' ? StaffVisitor : Visitor
  readonly file: Buffer | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type Answer<C extends Call> = (
  asked: CheckedRequest<C>,
) => Promise<
  C['out'] extends 'file'
    ? FileResponse
    : ResponseOf<C> | (C['trusted'] extends true ? SerialisedResponse : never)
>

export type Handlers<T extends Record<string, Call>> = { readonly [K in keyof T]: Answer<T[K]> }
