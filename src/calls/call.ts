import * as z from 'zod/mini'

/** What travels in and out of one call. `out: 'file'` answers bytes (PDF, HTML, an image), everything else JSON under `data`. */
export interface CallParts {
  readonly summary: string
  /** who may ask: `guest` is anybody, `user` must be signed in (401 otherwise) */
  readonly who: 'guest' | 'user'
  readonly kind?: 'json' | 'form' | 'multipart'
  /** of a `multipart` call: its one file, posted under the name `file` */
  readonly file?: FileRule
  readonly out?: 'json' | 'file' | 'bare'
  /** moves money or seats: the `Idempotency-Key` header is required and the first answer is kept */
  readonly once?: true
  /** another site's page may post here: a bank sends the payer's browser back by a form; the call believes nothing it is sent */
  readonly fromAnywhere?: true
  /** large and hot, and made by a presenter of this very shape: not looked through again before it leaves */
  readonly trusted?: true
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly answer?: z.ZodMiniType
}

/** How large a posted file may be, and the sentence for a larger one. */
export interface FileRule {
  readonly mostBytes: number
  readonly tooLarge: string
}

/** A browser's file or blob: the calls themselves know no browser. */
interface PostedFile {
  readonly size: number
  readonly type: string
}

export type Line = `${'GET' | 'POST' | 'DELETE'} /${string}`

export type Call<L extends Line = Line, P extends CallParts = CallParts> = P & { readonly line: L }

/**
 * One call of the contract: method and exact path (`{id}` marks a parameter) with the shapes that go in and out.
 * The server checks with it, the browser takes its types, the OpenAPI page is made from it.
 */
export function call<const L extends Line, const P extends CallParts>(line: L, parts: P): Call<L, P> {
  return { line, ...parts }
}

type InputPart<P, K extends keyof CallParts> = K extends keyof P
  ? P[K] extends z.ZodMiniType
    ? { readonly [key in K]: z.input<P[K]> }
    : unknown
  : unknown
type OutputPart<P, K extends keyof CallParts> = K extends keyof P
  ? P[K] extends z.ZodMiniType
    ? z.output<P[K]>
    : undefined
  : undefined

/** What the asker gives: only the parts the call names. */
export type InputOf<C extends Call> = InputPart<C, 'params'> &
  InputPart<C, 'query'> &
  InputPart<C, 'body'> &
  /** `null` of a form that has no file */
  (C['kind'] extends 'multipart' ? { readonly file?: PostedFile | null } : unknown)
/** What the answering room receives, already checked. */
export interface CheckedOf<C extends Call> {
  readonly params: OutputPart<C, 'params'>
  readonly query: OutputPart<C, 'query'>
  readonly body: OutputPart<C, 'body'>
}
/** What comes back: bytes for files, the answer's shape otherwise. */
export type ResponseOf<C extends Call> = C extends { answer: infer A extends z.ZodMiniType }
  ? z.output<A>
  : undefined

/** The body of every answer that is not a success (§7, behaviour on answers). */
export interface Refused {
  readonly meta: {
    readonly errors: readonly { readonly property?: string; readonly errors: readonly string[] }[]
    readonly code: string
    readonly requestId: string
  }
}
